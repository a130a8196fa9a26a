import { fold } from '../kernel/search/fold.ts'

/**
 * Words that may tell of an emergency, of people and of animals, in the languages of the platform. Whoever writes one is shown where help is
 * near; nothing is held back for it. Short stems, held against folded texts.
 */
const signs = [
  ['chest pain', 'cannot breathe', "can't breathe", 'not breathing', 'unconscious', 'stroke', 'suicid', 'kill myself', 'seizure'],
  [
    'heavy bleeding',
    'bleeding a lot',
    'overdose',
    'poison',
    'swallowed',
    'ate chocolate',
    'bloated',
    'hit by a car',
    'collapsed',
  ],
  ['dolor en el pecho', 'no puede respirar', 'no puedo respirar', 'inconsciente', 'suicid', 'convulsion', 'veneno', 'atropell'],
  [
    'douleur a la poitrine',
    'douleur thoracique',
    'ne respire',
    'inconscient',
    'suicid',
    'convulsion',
    'empoisonn',
    'saigne beaucoup',
  ],
  [
    'brustschmerz',
    'keine luft',
    'atmet nicht',
    'bewusstlos',
    'schlaganfall',
    'suizid',
    'krampfanfall',
    'vergift',
    'blutet stark',
  ],
  ['الم في الصدر', 'لا استطيع التنفس', 'لا يتنفس', 'فاقد الوعي', 'انتحار', 'تشنج', 'تسمم', 'نزيف شديد'],
  ['सीने में दर्द', 'सांस नहीं', 'साँस नहीं', 'बेहोश', 'आत्महत्या', 'दौरा पड़', 'जहर', 'ज़हर', 'बहुत खून'],
].flat()

const foldedSigns = signs.map((sign) => fold(sign).trim())

/** Whether the text speaks of what must not wait for an answer. */
export function speaksOfEmergency(text: string): boolean {
  const said = fold(text)
  return foldedSigns.some((sign) => said.includes(sign))
}
