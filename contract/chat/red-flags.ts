/**
 * Words that may tell of an emergency, of people and of animals, in the languages of the platform. Whoever writes one is shown where help is
 * near; nothing is held back for it. Short stems, held against lower case without accents.
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

/** Devanagari's signs are letters' own and stay; accents of Latin and Arabic go. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u064b-\u0655]/g, '')
    .replaceAll(/[\u2019]/g, "'")
    .normalize('NFC')

const plainSigns = signs.map(plain)

/** Whether the text speaks of what must not wait for an answer. */
export function speaksOfEmergency(text: string): boolean {
  const said = plain(text)
  return plainSigns.some((sign) => said.includes(sign))
}
