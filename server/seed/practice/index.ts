import type { SpecialityId } from '#contract/doctors/specialities.ts'
import { animalPractices } from './animals.ts'
import { everydayPractices } from './everyday.ts'
import { organPractices } from './organs.ts'
import type { Practice } from './practice.ts'
import { sensePractices } from './senses.ts'

const practices = { ...everydayPractices, ...organPractices, ...sensePractices, ...animalPractices }

/** @throws Error for a speciality that nobody wrote of: the world would be poorer without a word. */
export function practiceOf(speciality: SpecialityId): Practice {
  const practice = practices[speciality]
  if (!practice) throw new Error(`no practice is written for ${speciality}`)
  return practice
}
