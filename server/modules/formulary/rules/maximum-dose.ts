import { weightIsFresh } from '#contract/formulary/rules.ts'
import { isYoungerThan } from '#contract/kernel/days.ts'
import { usualDoses, type UsualDose } from '../data/doses.ts'
import { clear, unknown, warning, type Circumstances, type Rule } from './circumstances.ts'

const adultYears = 18

/** A child is whoever is known to be one. */
const isChild = ({ birthDate, today }: Circumstances): boolean =>
  birthDate !== null && isYoungerThan(adultYears, birthDate, today)

const doseFor = (substance: string, known: Circumstances): UsualDose | undefined =>
  usualDoses.find(
    (dose) =>
      dose.substance === substance &&
      dose.kind === known.kind &&
      (dose.ages === undefined || (dose.ages === 'child') === isChild(known)),
  )

/** Is more taken in a day than is allowed at all, or by the weight? */
export const maximumDoseRule: Rule = ({ substances, dailyMilligrams }, _others, known) => {
  const [substance] = substances
  if (substance === undefined) return [unknown('not_in_formulary')]
  const dose = doseFor(substance, known)
  if (!dose) return [unknown('no_maximum_known')]
  if (dailyMilligrams === null) return [unknown('no_dose')]
  const { weight } = known
  if (dose.mostPerKilogram !== undefined) {
    if (!weight) return [unknown('no_weight')]
    if (!weightIsFresh(weight.measuredAt, known)) return [unknown('weight_too_old')]
  }
  const byWeight = dose.mostPerKilogram === undefined || !weight ? Infinity : (dose.mostPerKilogram * weight.grams) / 1000
  const limit = Math.min(dose.most ?? Infinity, byWeight)
  return [dailyMilligrams > limit ? warning('above_maximum', [`${Number(limit.toPrecision(4))} mg`], dose.source) : clear()]
}
