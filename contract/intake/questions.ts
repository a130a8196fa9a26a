import { petSpecies } from '../doctors/treated.ts'
import type { Question, RedFlag, UnitRange } from './question.ts'

/**
 * What is asked before a visit, and what of it must not wait for one. Plain data; words by id (`intake.questions.<id>`,
 * `intake.options.<question>.<option>`, `intake.flags.<id>`). Kept short: what tells danger from patience, and what a doctor asks first.
 *
 * Where the red flags come from (public pages, read in their own words):
 * - persons: NHS, "When to call 999" and "When to use NHS 111"; NHS on chest pain, headaches, stomach ache, diarrhoea and vomiting, back
 *   pain (cauda equina), meningitis, sepsis, anaphylaxis, pre-eclampsia, "Help for suicidal thoughts", "Sudden vision loss"; high blood
 *   pressure from 180 mmHg with symptoms: American Heart Association, "When to call 911 about high blood pressure".
 * - animals: AVMA, "13 animal emergencies that require immediate veterinary consultation and/or care"; RSPCA and PDSA on emergencies, on
 *   blocked bladders of cats, on rabbits and guinea pigs that stop eating, on poisons and on signs of illness in birds; British Horse
 *   Society, "Colic".
 */

const kilogram: UnitRange = { unit: 'kilogram', min: 0.01, max: 1500, hasDecimals: true, less: 0, times: 1 }
const pound: UnitRange = { unit: 'pound', min: 0.02, max: 3300, hasDecimals: true, less: 0, times: 0.45359237 }
const celsius: UnitRange = { unit: 'celsius', min: 34, max: 43, hasDecimals: true, less: 0, times: 1 }
const fahrenheit: UnitRange = { unit: 'fahrenheit', min: 93, max: 110, hasDecimals: true, less: 32, times: 5 / 9 }

const person = ['person'] as const
const infections = ['fever', 'cough', 'cold', 'sore-throat', 'headache', 'rash'] as const
const ofTheStomach = ['stomach-ache', 'vomiting', 'diarrhoea'] as const
const ofTheMind = ['anxiety', 'low-mood', 'sleeplessness'] as const

export const questions = [
  {
    id: 'signsNow',
    kind: 'several',
    subjects: person,
    options: ['chestPain', 'breathing', 'stroke', 'bleeding', 'collapse', 'swelling'],
  },
  {
    id: 'petSignsNow',
    kind: 'several',
    subjects: petSpecies,
    options: ['breathing', 'bleeding', 'collapse', 'seizure', 'bloated', 'injury', 'heat'],
  },
  { id: 'since', kind: 'one', options: ['today', 'days', 'weeks', 'months'] },
  { id: 'temperature', kind: 'number', subjects: person, complaints: infections, units: [celsius, fahrenheit] },
  {
    id: 'infectionSigns',
    kind: 'several',
    subjects: person,
    complaints: infections,
    options: ['stiffNeck', 'rashStays', 'confused', 'blueLips'],
  },
  {
    id: 'headacheSigns',
    kind: 'several',
    subjects: person,
    complaints: ['headache'],
    options: ['sudden', 'afterBlow', 'speech', 'vision'],
  },
  {
    id: 'chestSigns',
    kind: 'several',
    subjects: person,
    complaints: ['chest-pain', 'breathlessness'],
    options: ['spreads', 'sweating', 'cannotSpeak', 'coughsBlood'],
  },
  {
    id: 'stomachSigns',
    kind: 'several',
    subjects: person,
    complaints: ofTheStomach,
    options: ['suddenPain', 'blood', 'black', 'noFluids'],
  },
  {
    id: 'backSigns',
    kind: 'several',
    subjects: person,
    complaints: ['back-pain'],
    options: ['numb', 'bladder', 'weakLegs', 'afterFall'],
  },
  {
    id: 'eyeSigns',
    kind: 'several',
    subjects: person,
    complaints: ['eye-trouble'],
    options: ['visionGone', 'chemical', 'pierced', 'painful'],
  },
  { id: 'selfHarm', kind: 'one', subjects: person, complaints: ofTheMind, options: ['no', 'thoughts', 'plan'] },
  {
    id: 'systolic',
    kind: 'number',
    subjects: person,
    complaints: ['high-blood-pressure'],
    units: [{ unit: 'mmhg', min: 50, max: 300, hasDecimals: false, less: 0, times: 1 }],
  },
  {
    id: 'pressureSigns',
    kind: 'several',
    subjects: person,
    complaints: ['high-blood-pressure'],
    if: { question: 'systolic', atLeast: 180 },
    options: ['chestPain', 'breathless', 'vision', 'weakness'],
  },
  { id: 'pregnant', kind: 'yesNo', subjects: person, complaints: [...ofTheStomach, 'headache', 'high-blood-pressure'] },
  {
    id: 'pregnancySigns',
    kind: 'several',
    subjects: person,
    complaints: ['pregnancy'],
    options: ['bleeding', 'strongPain', 'headacheVision', 'movesLess'],
  },
  { id: 'poison', kind: 'yesNo', subjects: petSpecies, complaints: ['vomiting', 'diarrhoea', 'other'] },
  { id: 'eating', kind: 'one', subjects: petSpecies, options: ['asUsual', 'less', 'nothing'] },
  {
    id: 'times',
    kind: 'number',
    subjects: petSpecies,
    complaints: ['vomiting', 'diarrhoea'],
    units: [{ unit: 'times', min: 0, max: 60, hasDecimals: false, less: 0, times: 1 }],
  },
  { id: 'bloodSeen', kind: 'yesNo', subjects: petSpecies, complaints: ['vomiting', 'diarrhoea', 'bladder-trouble'] },
  { id: 'straining', kind: 'yesNo', subjects: ['cat', 'dog', 'rabbit', 'guinea_pig', 'ferret'], complaints: ['bladder-trouble'] },
  { id: 'colic', kind: 'yesNo', subjects: ['horse'] },
  { id: 'puffedUp', kind: 'yesNo', subjects: ['bird'] },
  { id: 'weight', kind: 'number', subjects: petSpecies, units: [kilogram, pound] },
  { id: 'medicines', kind: 'words' },
  { id: 'more', kind: 'words' },
] as const satisfies readonly Question[]

export type QuestionId = (typeof questions)[number]['id']

export const redFlags = [
  {
    id: 'lifeSigns',
    level: 'emergency',
    when: { question: 'signsNow', chose: ['chestPain', 'breathing', 'stroke', 'bleeding', 'collapse', 'swelling'] },
  },
  {
    id: 'petLifeSigns',
    level: 'emergency',
    when: { question: 'petSignsNow', chose: ['breathing', 'bleeding', 'collapse', 'seizure', 'bloated', 'injury', 'heat'] },
  },
  {
    id: 'sepsis',
    level: 'emergency',
    when: { question: 'infectionSigns', chose: ['stiffNeck', 'rashStays', 'confused', 'blueLips'] },
  },
  { id: 'highFever', level: 'urgent', when: { question: 'temperature', atLeast: 40 } },
  {
    id: 'dangerousHeadache',
    level: 'emergency',
    when: { question: 'headacheSigns', chose: ['sudden', 'afterBlow', 'speech', 'vision'] },
  },
  {
    id: 'heart',
    level: 'emergency',
    when: { question: 'chestSigns', chose: ['spreads', 'sweating', 'cannotSpeak', 'coughsBlood'] },
  },
  { id: 'stomach', level: 'emergency', when: { question: 'stomachSigns', chose: ['suddenPain', 'blood', 'black'] } },
  { id: 'dryingOut', level: 'urgent', when: { question: 'stomachSigns', chose: ['noFluids'] } },
  { id: 'spine', level: 'emergency', when: { question: 'backSigns', chose: ['numb', 'bladder', 'weakLegs', 'afterFall'] } },
  { id: 'eye', level: 'emergency', when: { question: 'eyeSigns', chose: ['visionGone', 'chemical', 'pierced'] } },
  { id: 'painfulEye', level: 'urgent', when: { question: 'eyeSigns', chose: ['painful'] } },
  { id: 'selfHarmPlan', level: 'emergency', when: { question: 'selfHarm', chose: ['plan'] } },
  { id: 'selfHarmThoughts', level: 'urgent', when: { question: 'selfHarm', chose: ['thoughts'] } },
  {
    id: 'pressureCrisis',
    level: 'emergency',
    when: { question: 'pressureSigns', chose: ['chestPain', 'breathless', 'vision', 'weakness'] },
  },
  { id: 'highPressure', level: 'urgent', when: { question: 'systolic', atLeast: 180 } },
  {
    id: 'preEclampsia',
    level: 'emergency',
    when: {
      all: [
        { question: 'pregnant', yes: true },
        { question: 'systolic', atLeast: 160 },
      ],
    },
  },
  {
    id: 'pregnantWithPain',
    level: 'urgent',
    when: {
      all: [
        { question: 'pregnant', yes: true },
        { question: 'stomachSigns', chose: ['suddenPain', 'blood', 'noFluids'] },
      ],
    },
  },
  {
    id: 'pregnancyDanger',
    level: 'emergency',
    when: { question: 'pregnancySigns', chose: ['bleeding', 'strongPain', 'headacheVision'] },
  },
  { id: 'babyMovesLess', level: 'urgent', when: { question: 'pregnancySigns', chose: ['movesLess'] } },
  { id: 'poisoned', level: 'emergency', when: { question: 'poison', yes: true } },
  {
    id: 'stoppedEating',
    level: 'emergency',
    subjects: ['rabbit', 'guinea_pig', 'hamster', 'bird'],
    when: { question: 'eating', chose: ['nothing'] },
  },
  { id: 'eatsNothing', level: 'urgent', subjects: ['cat', 'ferret'], when: { question: 'eating', chose: ['nothing'] } },
  { id: 'oftenSick', level: 'urgent', when: { question: 'times', atLeast: 3 } },
  { id: 'bloodSeen', level: 'urgent', when: { question: 'bloodSeen', yes: true } },
  { id: 'blockedBladder', level: 'emergency', when: { question: 'straining', yes: true } },
  { id: 'colic', level: 'emergency', when: { question: 'colic', yes: true } },
  { id: 'puffedUp', level: 'urgent', when: { question: 'puffedUp', yes: true } },
] as const satisfies readonly RedFlag[]

export type RedFlagId = (typeof redFlags)[number]['id']
