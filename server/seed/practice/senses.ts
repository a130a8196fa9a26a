import type { Practices } from './practice.ts'

/** Of skin, senses, nerves and what moves us. */
export const sensePractices: Practices = {
  dermatology: {
    voices: [
      'Skin tells its story in daylight. Two sharp photos before the visit save us ten minutes in it.',
      'I like plain creams, clear steps and treatments that end. If a mole worries me, I say so the same minute.',
      'Eczema, acne, hair: small words for things that spoil whole days. I take them at that size.',
    ],
    treats: ['eczema', 'acne', 'psoriasis', 'moles that change', 'hives', 'hair loss', 'fungus of skin and nails', 'rosacea'],
    training: 'five years of dermatology, two of them in a clinic for skin cancer',
    praise: [
      'Threw out half of my bathroom shelf. My skin has not been this quiet since school.',
      'Saw one mole that mattered among thirty, and had me in the clinic the next day.',
      'Wrote down how much cream is enough: far more than I had dared to use.',
    ],
    nearly: ['Good plan for the acne. My camera was not good enough for the last spot.'],
    reasons: ['Rash on the forearm', 'A mole has changed', 'Acne at thirty', 'Eczema on the hands', 'Hair loss since summer'],
  },
  neurology: {
    voices: [
      'A neurological visit is mostly a story told well. I ask where it began, how it went on and what it stops you from doing.',
      'Headaches are my favourite subject: common, badly treated, and so often better within months.',
    ],
    treats: [
      'migraine and other headaches',
      'numb or tingling hands',
      'dizziness',
      'tremor',
      'epilepsy that is well adjusted',
      'memory that worries a family',
      'restless legs',
    ],
    training: 'five years of neurology with a year on a stroke unit',
    praise: [
      'From fifteen days of migraine a month to four, with a diary and one change of tablets.',
      'Spoke with my father, not about him.',
      'Had me walk to and fro before my own sofa and knew more after it than the scan did.',
    ],
    nearly: ['Took the dizziness apart step by step. A bit of homework for me, but fair.'],
    reasons: [
      'Headaches for two weeks',
      'Hands go numb at night',
      'Dizzy when turning',
      'Follow-up of migraine',
      'Forgetful, family is worried',
    ],
  },
  ophthalmology: {
    voices: [
      'I can tell by video which red eye may wait and which may not. For everything behind the lens I want you in my chair.',
      'Eyes deserve unhurried light. I explain each picture of your retina as long as you like to look at it.',
    ],
    treats: [
      'red and dry eyes',
      'styes',
      'glaucoma',
      'cataract, before and after',
      'diabetic checks of the retina',
      'flashes and floaters',
    ],
    training: 'five years of ophthalmology, with a fellowship for the retina',
    praise: [
      'Said within a minute that this red eye could not wait, and was right.',
      'Showed me my own retina like a holiday picture. I take the drops now.',
      'At last somebody who explains why both eyes get drops.',
    ],
    nearly: ['Kind and exact. The clinic has few free times in the evening.'],
    reasons: [
      'Red eye since yesterday',
      'Dry eyes at the screen',
      'Floaters',
      'Follow-up after cataract',
      'Stye that does not go',
    ],
  },
  orthopaedics: {
    voices: [
      'I operate when it helps and prescribe movement when that helps more, which is most of the time.',
      'Knees, backs, shoulders. I look at how you stand up before I look at a picture of it.',
    ],
    treats: [
      'back pain',
      'knees that click or give way',
      'frozen shoulders',
      'tennis elbow',
      'arthrosis',
      'sprains',
      'feet that hurt in the morning',
    ],
    training: 'six years of orthopaedics and trauma, and a licence in sports medicine',
    praise: [
      'Talked me out of an operation. Eight weeks of exercises later, I am glad.',
      'Found in one visit why my knee gives way on the way down only.',
      'Four exercises, two minutes each. I do them, and that says everything.',
    ],
    nearly: ['Good exercises. I should have liked a second look at the second one.'],
    reasons: ['Back pain', 'Knee hurts on stairs', 'Shoulder does not lift', 'Twisted ankle', 'Heel hurts in the morning'],
  },
  otolaryngology: {
    voices: [
      'Ears, noses and throats, and the people around them. Many things here get better on their own; I say which, and when they ought to.',
      'Loud, blocked, dizzy, hoarse: tell me since when, and I tell you whether I need to look inside.',
    ],
    treats: [
      'sinuses that stay blocked',
      'hearing loss',
      'tinnitus',
      'hoarseness',
      'sore throats that return',
      'dizziness',
      'hay fever',
    ],
    training: 'five years of ear, nose and throat surgery, with a diploma in hearing tests',
    praise: [
      'The dizziness went with one manoeuvre on my own bed, guided through the camera.',
      'Did not promise to take the tinnitus away. Told me how to live beside it.',
      'My son’s tonsils may stay. So may our holiday.',
    ],
    nearly: ['Well explained. For the hearing test I had to come in, as they said before.'],
    reasons: [
      'Blocked nose for six weeks',
      'Ringing in the ear',
      'Hoarse since the concert',
      'Hay fever',
      'Dizzy when lying down',
    ],
  },
}
