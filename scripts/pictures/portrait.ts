import { Dice } from '../../server/seed/random.ts'

const ink = '#16302B'
export const portraitGrounds = ['#DDEBE5', '#F6DDD2', '#DFE3F6', '#D6E8EE', '#EFDDEC', '#F3E8CF']
const coats = ['#0E6B57', '#3E4FB8', '#0B6A86', '#8A3A7C', '#B83A1B', '#46536B']
const skins = ['#F7D9C4', '#EFC3A0', '#D9A070', '#B67A4B', '#8A5636', '#5F3A25']
const hairs = ['#2B211C', '#4A3326', '#7A4F2B', '#B98A4E', '#8D8D8D', '#C9C4BC', '#1E1E24', '#6B2F1E']

type Hair = (colour: string) => { back: string; front: string }

/** Hair drawn behind and before a head that fills 38..82 × 34..88. */
const cuts: readonly Hair[] = [
  (c) => ({
    back: '',
    front: `<path d="M38 58c-2-22 10-30 23-30s24 9 21 31c-3-9-8-14-13-17-9 4-20 4-26 1-3 4-4 9-5 15z" fill="${c}"/>`,
  }),
  (c) => ({
    back: `<path d="M36 60c-3-26 12-34 24-34s27 8 24 34c-1 14 2 24 4 30-9 4-18 2-22-2H54c-5 4-14 6-22 2 3-8 5-18 4-30z" fill="${c}"/>`,
    front: `<path d="M38 60c0-20 10-27 22-27s22 7 22 27c-4-12-14-18-24-19-9 3-17 9-20 19z" fill="${c}"/>`,
  }),
  (c) => ({
    back: `<circle cx="60" cy="26" r="10" fill="${c}"/>`,
    front: `<path d="M38 60c-1-20 9-30 22-30s23 10 22 30c-4-11-12-16-22-16s-18 5-22 16z" fill="${c}"/>`,
  }),
  (c) => ({ back: '', front: `<path d="M39 54c0-16 9-24 21-24s22 8 21 24c-2-6-4-9-6-11H45c-3 3-5 6-6 11z" fill="${c}"/>` }),
  (c) => ({
    back: `<path d="M34 62c-5-24 9-38 26-38s31 14 26 38c3 6 2 14-4 16-6 1-8-3-8-8H46c0 5-3 9-9 8-6-2-6-10-3-16z" fill="${c}"/>`,
    front: `<path d="M38 58c2-16 12-24 22-24s20 8 22 24c-6-4-9-9-11-13-9 6-24 6-33 13z" fill="${c}"/>`,
  }),
  (c) => ({
    back: `<path d="M80 44c12 6 12 26 8 44l-8-2c2-14 2-28 0-42z" fill="${c}"/>`,
    front: `<path d="M38 60c-1-21 9-30 22-30s23 9 22 28c-8-1-20-6-26-13-4 7-11 12-18 15z" fill="${c}"/>`,
  }),
  () => ({ back: '', front: '' }),
  (c) => ({
    back: `<path d="M36 74c-6-34 8-48 24-48s30 14 24 48c-1 6-4 8-6 8l-4-24H46l-4 24c-2 0-5-2-6-8z" fill="${c}"/>`,
    front: `<path d="M39 52c3-12 12-18 21-18s18 6 21 18c-14-2-28-2-42 0z" fill="${c}"/>`,
  }),
]

/** A drawn portrait, 120 × 120: one flat accent, line drawing, no two of them the same. Deterministic in `seed`. */
export function portrait(seed: number): string {
  const dice = new Dice(seed * 7919 + 17)
  const ground = portraitGrounds[seed % portraitGrounds.length]!
  const coat = coats[(seed + Math.floor(seed / 6)) % coats.length]!
  const skin = skins[dice.between(0, skins.length - 1)]!
  const hair = dice.pick(hairs)
  const { back, front } = cuts[seed % cuts.length]!(hair)
  const doctor = dice.chance(0.6)
  const glasses = dice.chance(0.35)
    ? `<g fill="none" stroke="${ink}" stroke-width="1.8"><circle cx="51" cy="62" r="6.5"/><circle cx="69" cy="62" r="6.5"/><path d="M57.5 61.5c1.5-1.4 3.5-1.4 5 0"/></g>`
    : ''
  const beard =
    seed % cuts.length === 6 || (dice.chance(0.22) && [0, 3].includes(seed % cuts.length))
      ? `<path d="M40 66c1 17 9 25 20 25s19-8 20-25c-3 6-7 8-10 8-5-3-15-3-20 0-3 0-7-2-10-8z" fill="${hair}"/><path d="M54 79c4 2.5 8 2.5 12 0" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`
      : '<path d="M53 76c4.5 4.5 9.5 4.5 14 0" fill="none" stroke="#16302B" stroke-width="2.2" stroke-linecap="round"/>'
  const clothes = doctor
    ? `<path d="M18 124c2-22 16-30 30-33l12 10 12-10c14 3 28 11 30 33z" fill="#fff" stroke="${ink}" stroke-width="2"/><path d="M48 91l12 33 12-33-12 10z" fill="${coat}"/><path d="M44 92c-6 12-4 20 2 24M76 92c4 8 4 14 2 20" fill="none" stroke="${ink}" stroke-width="2.2" stroke-linecap="round"/><circle cx="78" cy="114" r="3.4" fill="${coat}" stroke="${ink}" stroke-width="1.6"/>`
    : `<path d="M18 124c2-22 16-30 30-33 6 8 18 8 24 0 14 3 28 11 30 33z" fill="${coat}"/><path d="M48 91c6 8 18 8 24 0" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.4"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="${ground}"/>${back}${clothes}<path d="M52 80h16v14c-4 6-12 6-16 0z" fill="${skin}"/><path d="M52 86c5 4 11 4 16 0v4c-5 4-11 4-16 0z" fill="${ink}" opacity=".12"/><path d="M39 56c0-15 9-22 21-22s21 7 21 22c0 20-9 32-21 32S39 76 39 56z" fill="${skin}"/>${beard}<g fill="${ink}"><circle cx="51" cy="62" r="2.3"/><circle cx="69" cy="62" r="2.3"/></g><path d="M46.500 55c2.500-2 6-2 8.500-.5M65 54.500c2.500-1.500 6-1.500 8.500.5" fill="none" stroke="${hair}" stroke-width="2" stroke-linecap="round"/><path d="M60 63c1 4 1.500 6-1.500 7" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="1.800" stroke-linecap="round"/>${front}${glasses}</svg>`
}
