import type { Practices } from './practice.ts'

const personReasons = [
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
]

/** Whom people see first. */
export const everydayPractices: Practices = {
  'general-practice': {
    voices: [
      'I like visits that end with a plan you can repeat in your own words. Most of what comes to me can be settled in one talk; for the rest I know whom to ask.',
      'Fifteen years of listening before prescribing. I write down what we agreed, so that you need not remember it.',
      'I treat what can be treated, say what I do not know, and find somebody who does.',
      'Three generations of one family sit in my waiting room. I know who forgets the tablets and who hides the cough.',
    ],
    treats: [
      'colds and fevers that last',
      'high blood pressure',
      'back pain',
      'tiredness without a name',
      'vaccinations',
      'blood results nobody explained',
      'long lists of medicines',
    ],
    training: 'five years on the wards of a general hospital and in two village practices',
    praise: [
      'Went through my whole list of tablets and crossed out two. I have not felt this awake in a year.',
      'Took the cough seriously, explained what it was not, and told me when to write again.',
      'Remembered my mother’s illness from last time without looking it up.',
      'The summary afterwards said exactly what we had agreed, in plain words.',
    ],
    nearly: ['Good advice about my back. We ran out of time for the second question.'],
    reasons: personReasons,
  },
  'internal-medicine': {
    voices: [
      'I look after people with more than one diagnosis and more than one specialist. My work is that the left hand knows of the right one.',
      'Laboratory numbers are half of a story. I want the other half from you.',
      'I was a ward doctor for eleven years. It taught me to ask about sleep, stairs and salt before I order anything.',
    ],
    treats: [
      'diabetes with company',
      'anaemia',
      'high blood pressure that tablets do not move',
      'kidney values out of range',
      'weight lost without wanting to',
      'gout',
      'second opinions before an operation',
    ],
    training: 'six years of internal medicine at a teaching hospital, two of them in the emergency department',
    praise: [
      'Three specialists had sent me three letters. One visit here and they made sense together.',
      'Drew me a curve of my kidney values. Now I know what I am watching.',
      'Asked about my stairs at home. It turned out to be the right question.',
    ],
    nearly: ['Very thorough. The laboratory form came a day later than promised.'],
    reasons: [...personReasons, 'Second opinion before an operation', 'Gout in the big toe', 'Iron is low again'],
  },
  paediatrics: {
    voices: [
      'I speak with the child first and with the parents second. Small people answer surprisingly well.',
      'Most of my evenings are fevers and rashes. I say what to watch for at night, hour by hour, so that somebody in the house can sleep.',
      'No question is too small in the first year. I have two of my own and called a doctor about both.',
    ],
    treats: [
      'fevers',
      'rashes',
      'ear pain',
      'coughs and croup',
      'feeding and growth',
      'sleep in the first years',
      'bed-wetting',
      'vaccinations',
    ],
    training: 'five years at a children’s hospital, one of them with newborns',
    praise: [
      'Our daughter showed her teddy’s ears first, then her own. No tears at all.',
      'Told us exactly what to look for in the night. We slept, in turns.',
      'Explained the growth curve so that my mother-in-law believed it too.',
    ],
    nearly: ['Lovely with the baby. We had to hold the phone in strange ways to show the rash.'],
    reasons: [
      'Fever since last night',
      'Rash on the belly',
      'Ear pain after swimming',
      'Questions about vaccinations',
      'Does not sleep through',
      'Cough at night',
    ],
  },
  gynaecology: {
    voices: [
      'I explain before I examine, and I stop when you say so. That belongs in a first visit, not in a leaflet.',
      'From the first period to long after the last one. Pain is not something one has to be used to.',
    ],
    treats: [
      'painful or irregular periods',
      'contraception',
      'endometriosis',
      'questions before and in pregnancy',
      'the menopause',
      'results of a smear test',
    ],
    training: 'five years of obstetrics and gynaecology, and a further one in a clinic for endometriosis',
    praise: [
      'The first person in nine years who did not tell me that this pain is normal.',
      'Went through every kind of contraception with what speaks against it, too.',
      'Calm and matter-of-fact. I asked everything that I had meant to ask for years.',
    ],
    nearly: ['Helpful, and honest that the examination itself needs a visit in the clinic.'],
    reasons: [
      'Painful periods',
      'Questions about contraception',
      'Result of a smear test',
      'Hot flushes at night',
      'Early pregnancy, first questions',
    ],
  },
  psychiatry: {
    voices: [
      'We begin with what your days look like, not with a diagnosis. That comes when it helps, and we say it out loud together.',
      'Medicines are one tool on the bench. I say what they do, what they take, and how one stops them again.',
    ],
    treats: [
      'low mood',
      'anxiety and panic',
      'sleep that does not come',
      'attention in grown-ups',
      'stress after a loss',
      'changing or stopping medicines',
    ],
    training: 'five years of psychiatry on open wards and in a day clinic, with training in cognitive behavioural therapy',
    praise: [
      'I had rehearsed what to say for a week. It was not needed, the questions were good.',
      'A plan for coming off the tablets, in steps I can see. Nobody had offered that.',
      'Did not hurry me once, and still finished on time.',
    ],
    nearly: ['I felt understood. Finding a time for the next visit took some patience.'],
    reasons: [
      'Trouble sleeping for months',
      'Panic on the train',
      'Follow-up of the new medicine',
      'Low mood since autumn',
      'Questions about stopping a medicine',
    ],
  },
}
