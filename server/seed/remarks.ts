/** What patients of the demonstration world wrote after their visits, and why they came. */
export const remarks: Readonly<Record<'person' | 'pet', readonly { rating: number; words: string }[]>> = {
  person: [
    { rating: 5, words: 'Listened first, then explained everything twice without my asking.' },
    { rating: 5, words: 'On time, kind, and the plan was clear. I felt taken seriously.' },
    { rating: 5, words: 'Answered the question I had been afraid to ask.' },
    { rating: 4, words: 'Very good advice. The picture froze once, but we were back in seconds.' },
    { rating: 4, words: 'Friendly and thorough. I would have liked a few minutes more.' },
    { rating: 5, words: 'Saw at once what two others had missed.' },
    { rating: 3, words: 'Good medicine, short on time.' },
    { rating: 5, words: '' },
    { rating: 4, words: 'Clear about what could be done by video and what not.' },
    { rating: 5, words: 'Booked at eleven at night, seen at eight in the morning.' },
  ],
  pet: [
    { rating: 5, words: 'Our dog is shy and came to the screen by himself.' },
    { rating: 5, words: 'Saved us a night at the emergency clinic, and told us what would change that.' },
    { rating: 5, words: 'So patient with a grumpy old cat, and with me.' },
    { rating: 4, words: 'Helpful and honest that this one needed hands on. Got an appointment the same day.' },
    { rating: 4, words: 'Good plan for the diet. The follow-up was quick.' },
    { rating: 5, words: 'Explained the blood results so that I understood them.' },
    { rating: 3, words: 'Kind, but the call started ten minutes late.' },
    { rating: 5, words: '' },
    { rating: 5, words: 'Knows rabbits, which is rare.' },
  ],
}

export const reasons: Readonly<Record<'person' | 'pet', readonly string[]>> = {
  person: [
    'Follow-up of blood pressure',
    'Rash on the forearm',
    'Headaches for two weeks',
    'Prescription renewal',
    'Cough that does not go away',
    'Questions about a lab result',
    'Back pain',
    'Trouble sleeping',
    'Travel vaccinations',
    'Stomach ache after meals',
  ],
  pet: [
    'Itching and licking paws',
    'Yearly check',
    'Eats less than usual',
    'Limping after walks',
    'Vaccination',
    'Advice on food',
    'Ear scratching',
    'Follow-up after surgery',
    'Drinks a lot',
    'Scared of noises',
  ],
}
