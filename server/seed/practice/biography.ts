import type { SpecialityId } from '#contract/doctors/specialities.ts'
import { kindOfSpeciality } from '#contract/doctors/specialities.ts'
import { Dice } from '../random.ts'
import { places, type Place } from '../places.ts'
import { practiceOf } from './index.ts'

const schools = [
  'Edinburgh',
  'Lyon',
  'Vienna',
  'Toronto',
  'Utrecht',
  'Mumbai',
  'Cairo',
  'São Paulo',
  'Boston',
  'Madrid',
  'Melbourne',
]
const hobbies = [
  'Outside of the practice I sing in a choir, in the second row.',
  'At weekends I repair old bicycles and lend them out.',
  'I share my home with two cats who were patients once.',
  'My garden is small and mostly tomatoes.',
  'I run slowly and far, and think best there.',
  'I teach first aid at the school around the corner.',
  'I bake bread on Sundays. The neighbours have opinions.',
  'I play chess by post with somebody I have never met.',
] as const

/** `a, b and c`, as a sentence lists them. */
function listed(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`
}

interface Told {
  readonly speciality: SpecialityId
  readonly place: Place
  /** How many of the speciality came before. */
  readonly turn: number
  readonly index: number
}

/** How a doctor works, what they treat, and where they learnt it. With chance of its own, so that nothing else of the world falls otherwise. */
export function biographyOf({ speciality, place, turn, index }: Told): string {
  const dice = new Dice(20_261_124 + index)
  const { voices, treats, training } = practiceOf(speciality)
  const isForPeople = kindOfSpeciality(speciality) === 'physician'
  const towns = [...schools, ...places.map(({ city }) => city)].filter((city) => city !== place.city)
  const trained = dice.chance(0.5) ? ` in ${dice.pick(places.map(({ city }) => city).filter((city) => city !== place.city))}` : ''
  const learnt = isForPeople ? 'I studied medicine' : 'I studied veterinary medicine'
  return [
    voices[turn % voices.length]!,
    `What I treat most: ${listed(dice.some(treats, 5))}.`,
    `${learnt} in ${dice.pick(towns)}, followed by ${training}${trained}. I have worked in ${place.city} ever since. ${hobbies[index % hobbies.length]!}`,
  ].join('\n\n')
}
