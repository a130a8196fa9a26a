import type { Practices } from './practice.ts'

const petReasons = [
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
]

/** Of all veterinarians, by what they know best. */
export const animalPractices: Practices = {
  'small-animals': {
    voices: [
      'Animals first, then their people, then the furniture. I explain what I see and what it costs before we begin.',
      'Gentle with the shy, patient with the loud. Follow-ups by video, so that nobody needs the box twice.',
      'I care for patients who cannot say where it hurts, and for owners who can.',
      'A short film from home is worth an hour on my table. Send it ahead and we start in the middle.',
    ],
    treats: ['vomiting and diarrhoea', 'itching', 'ear infections', 'limping', 'weight', 'vaccinations', 'kidneys and thyroid of older cats', 'coughing'],
    training: 'four years in an animal hospital, nights included',
    praise: [
      'Watched the film of the limp three times, then asked about the sofa. It was the sofa.',
      'Saved us a night at the emergency clinic, and told us what would change that.',
      'Every cost said before it arose. I have never had that anywhere.',
      'He was weighed, praised and not even offended afterwards.',
    ],
    nearly: ['Helpful and honest that this one needed hands on. We got a time the same day.', 'Good plan for the diet. The scales at home disagree with it so far.'],
    reasons: petReasons,
  },
  'exotic-animals': {
    voices: [
      'Rabbits, birds, reptiles, rodents: they hide illness until late. I would rather look once too often.',
      'Show me the cage before you show me the animal. Light, heat and hay explain half of my diagnoses.',
      'Grew up with a tortoise who is older than I am. Small patients get my full hour.',
      'I weigh in grams and think in hours. With small animals both matter.',
    ],
    treats: ['rabbits that stop eating', 'teeth of rodents', 'birds with ruffled feathers', 'shedding trouble of reptiles', 'mites', 'light and food of terrariums'],
    training: 'a residency for exotic animals at a zoo’s clinic',
    praise: [
      'Knows rabbits, which is rare. Knew at once that twelve hours without hay are too long.',
      'Had us move the lamp by a hand’s breadth. He is basking and eating again.',
      'Took a guinea pig of nine hundred grams as seriously as a horse.',
    ],
    nearly: ['Knows everything about birds. I had to look up two of the words.'],
    reasons: ['Eats less hay', 'Fluffed up and quiet', 'Teeth are too long', 'Does not shed well', 'Yearly check', 'Advice on light and heat'],
  },
  equine: {
    voices: [
      'I have stood in stables at four in the morning for twenty winters. A call beforehand often spares us both the fifth.',
      'Lameness, colic, teeth, skin. I like owners who film their horse at a walk, from the side and from behind.',
      'A sound horse is a matter of hooves, hay and patience. I bring the third.',
      'I vaccinate, look into mouths and say what a horse may still do. Honestly, also before a purchase.',
    ],
    treats: ['lameness', 'colic and what to do until somebody is there', 'teeth', 'sweet itch', 'cough', 'hooves', 'feeding in winter', 'purchase examinations'],
    training: 'an internship and residency at a clinic for horses',
    praise: [
      'Counted breaths with me on the phone until the colic vet stood in the yard.',
      'Saw in a film from the side which leg it was. It was not the one that I thought.',
      'Wrote a plan for hay that the whole yard can follow.',
    ],
    nearly: ['Good eye for movement. The reception in our stable was the weak part.'],
    reasons: ['Lame on the left fore', 'Coughs in the barn', 'Sweet itch', 'Feeding in winter', 'Teeth, yearly check'],
  },
  'veterinary-behaviour': {
    voices: [
      'Behaviour is information. I ask what happens just before, and we change that first.',
      'No shouting, no jerking, no magic. Small steps that a tired family can keep up.',
      'Fear is an illness that can be treated. I do it with training, and with medicines where training alone is not fair.',
      'Cats who go beside the tray, dogs who cannot be alone: I see these in your home, by video, where they happen.',
    ],
    treats: ['fear of noises', 'being alone', 'biting and growling', 'cats beside the tray', 'quarrels between animals', 'pulling and barking', 'children and pets'],
    training: 'three years of behavioural medicine under supervision',
    praise: [
      'Nobody was scolded, neither of us. After six weeks we can have visitors.',
      'Asked for a plan of our flat. Two trays moved, problem gone.',
      'New Year’s Eve under the table, with a chewing bone and without trembling.',
    ],
    nearly: ['Convincing plan. It asks a lot of consistency from three children.'],
    reasons: ['Scared of noises', 'Cannot stay alone', 'Not clean indoors any more', 'Growls at visitors', 'Quarrels with the other one'],
  },
  'veterinary-dentistry': {
    voices: [
      'Bad breath is a finding, not a trait. I show you the teeth while I talk about them.',
      'Brushing is half of my trade, and I teach it without a fight. The other half needs an anaesthetic, and I say honestly when.',
      'Animals eat in spite of pain. That is why I look even when the bowl is empty.',
      'Broken canines, loose molars, inflamed gums: I save what is worth saving.',
    ],
    treats: ['bad breath', 'tartar', 'broken teeth', 'inflamed gums of cats', 'milk teeth that stay', 'brushing without a fight', 'jaws after an accident'],
    training: 'a residency in dentistry and oral surgery for animals',
    praise: [
      'Showed us how to brush, and let our dog decide the pace. Thirty seconds now, every evening.',
      'Two teeth less and a cat who plays again. We had thought that she was old.',
      'The X-ray was explained tooth by tooth.',
    ],
    nearly: ['Clear and calm. The estimate was high, though it was kept to the cent.'],
    reasons: ['Bad breath', 'Broken tooth', 'Gums are red', 'Follow-up after an extraction', 'Chews on one side'],
  },
  'veterinary-dermatology': {
    voices: [
      'Itching is a detective story with five suspects. We question them one after the other, fleas first.',
      'I like elimination diets that a family can keep. Eight weeks, one bowl, no exceptions from under the table.',
      'Ears, paws, bellies. What comes back has a cause, and a cream is not one.',
      'I look at skin through a microscope and at the house through your camera.',
    ],
    treats: ['itching', 'ear infections that return', 'fleas and mites', 'allergies to food', 'hot spots', 'bald patches', 'fungus'],
    training: 'three years of dermatology and allergies at a university’s animal clinic',
    praise: [
      'Eight weeks of one food, then a single biscuit: proof. We have peace at night.',
      'The fourth ear infection was the last one, because somebody asked why.',
      'Looked for fleas first. I was offended. There were fleas.',
    ],
    nearly: ['A good plan, though the diet is long. We are in week five and hopeful.'],
    reasons: ['Itching and licking paws', 'Ear infection again', 'Bald patch on the flank', 'Follow-up of the elimination diet', 'Scratches at night'],
  },
  'veterinary-surgery': {
    voices: [
      'I operate as little as possible and as well as I can. Before each operation you know the risk, the price and the week that follows.',
      'Knees, hips, lumps, emergencies. I call after surgery before you have to call me.',
      'A wound heals at home. That is why I check it by video every third day.',
      'Second opinions are welcome, also on mine.',
    ],
    treats: ['torn cruciate ligaments', 'lumps', 'hips', 'neutering and its questions', 'wounds', 'foreign bodies', 'care after an operation'],
    training: 'a surgical residency at a referral clinic',
    praise: [
      'Checked the stitches by video on days three, six and ten. We never needed the box.',
      'Told us frankly that at fifteen years the operation would not be a kindness.',
      'Rang in the evening to say how he had woken up. Before I could ask.',
    ],
    nearly: ['Excellent surgeon. The sheet for the first night at home could be clearer.'],
    reasons: ['Follow-up after surgery', 'A lump on the side', 'Limping after walks', 'Questions before neutering', 'Wound check'],
  },
}
