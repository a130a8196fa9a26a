import type { Practices } from './practice.ts'

/** Of the heart, the lungs and what is within. */
export const organPractices: Practices = {
  cardiology: {
    voices: [
      'Hearts are patient, and so am I. Bring the readings you took at home: a week of them tells me more than one in my office.',
      'I read an ECG with you, not over you. Most palpitations are harmless, and the others can be found.',
      'Half of my work is exercise, salt and sleep. The other half is knowing when those are not enough.',
    ],
    treats: [
      'high blood pressure',
      'palpitations',
      'chest pain on stairs',
      'heart failure',
      'valve murmurs',
      'cholesterol',
      'going back to sport after a heart attack',
    ],
    training: 'internal medicine first, then four years of cardiology with heart ultrasound',
    praise: [
      'Looked at my smartwatch curve and at me, and both of us calmed down.',
      'I finally know which of the five heart tablets does what.',
      'Explained the valve with a drawing of a door. My wife understood it, too.',
    ],
    nearly: ['Clear answers about my blood pressure. I would have liked the exercise plan in writing.'],
    reasons: [
      'Follow-up of blood pressure',
      'Palpitations in the evening',
      'Short of breath on stairs',
      'Questions about cholesterol',
      'Sport after a heart attack',
    ],
  },
  pulmonology: {
    voices: [
      'Breathing is something one notices only when it is hard. I like to find the reason before the next cold does.',
      'I watch how you use the inhaler. In one of three it never reached the lungs, and that is nobody’s fault.',
    ],
    treats: [
      'asthma',
      'a cough of more than eight weeks',
      'COPD',
      'sleep apnoea',
      'breathlessness',
      'lungs after pneumonia',
      'stopping smoking',
    ],
    training: 'internal medicine, then three years at a clinic for lungs with a sleep laboratory',
    praise: [
      'Ten years of asthma, and the first time anybody looked at how I breathe in the spray.',
      'My cough has a name now, and it is leaving.',
      'No lecture about smoking. A plan for the third of the month instead.',
    ],
    nearly: ['Competent and quick. The sleep test still takes three weeks, alas.'],
    reasons: [
      'Cough for three months',
      'Asthma is worse at night',
      'Snoring and tired',
      'Follow-up after pneumonia',
      'Wants to stop smoking',
    ],
  },
  gastroenterology: {
    voices: [
      'Bellies have bad days. I ask what you eat, when, and with whom, and only then about endoscopes.',
      'I like things that are awkward to talk about: it gets easier after the first sentence, and I have heard it before.',
    ],
    treats: [
      'heartburn',
      'an irritable bowel',
      'constipation and its opposite',
      'coeliac disease',
      'inflammation of the bowel',
      'liver values',
      'questions before an endoscopy',
    ],
    training: 'internal medicine, then four years of gastroenterology and endoscopy',
    praise: [
      'Spoke about my bowels as if about the weather. That alone helped.',
      'The food diary found it in two weeks. It was the chewing gum.',
      'I was afraid of the endoscopy. After this talk, I was only bored.',
    ],
    nearly: ['Knows the subject. The list of foods to avoid was long for a single page.'],
    reasons: [
      'Stomach ache after meals',
      'Heartburn at night',
      'Liver values are high',
      'Bloated for weeks',
      'Questions before an endoscopy',
    ],
  },
  endocrinology: {
    voices: [
      'Hormones explain a lot, though not everything. I say which of your complaints they can answer for.',
      'Sugar, thyroid, bones: slow things. We measure rarely and act steadily.',
    ],
    treats: [
      'type 1 and type 2 diabetes',
      'an underactive or overactive thyroid',
      'nodules of the thyroid',
      'osteoporosis',
      'polycystic ovaries',
      'weight that hormones keep',
    ],
    training: 'internal medicine, then three years at a diabetes and thyroid clinic',
    praise: [
      'Read two weeks of my sensor with me and found the breakfast that does it.',
      'My thyroid dose is right at last. I can climb stairs and remember names.',
      'Never once said “just lose weight”.',
    ],
    nearly: ['Very precise. A little fast where the numbers were concerned.'],
    reasons: ['Sugar is high in the morning', 'Thyroid values', 'Questions about a sensor', 'Bone density', 'Tired and cold'],
  },
  urology: {
    voices: [
      'People come to me late, because it is awkward. Come early: most of it is small when it is young.',
      'For all, not for men alone. Bladders do not ask.',
    ],
    treats: [
      'bladder infections that return',
      'kidney stones',
      'getting up at night',
      'the prostate and its values',
      'incontinence',
      'blood in the urine',
    ],
    training: 'six years of urology, with a year in a unit for kidney stones',
    praise: [
      'Twenty minutes that I had put off for two years. They were fine.',
      'Explained what a PSA can say and what it cannot. I decided with a clear head.',
      'The drinking plan is dull and works. No stone since spring.',
    ],
    nearly: ['Friendly and clear. The picture stood still for a moment.'],
    reasons: [
      'Up four times a night',
      'Third bladder infection this year',
      'Questions about a PSA value',
      'Follow-up of a kidney stone',
    ],
  },
}
