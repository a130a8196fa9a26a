import { isYoungerThan } from '../kernel/days.ts'
import type { MedicineContent } from './schemas.ts'
import { freshWeightDays, type ContentUnit } from './values.ts'

export interface DoseWanted {
  readonly milligramsPerKilogram: number
  readonly grams: number
  readonly content: Pick<MedicineContent, 'milligrams' | 'per'> & { readonly unit: ContentUnit }
  /** The smallest part that can be given, in units of the content: half a tablet is 0.5, a tenth of a millilitre 0.1. */
  readonly step: number
}

export interface Dose {
  readonly milligrams: number
  /** In units of the content: tablets, millilitres, grams, puffs. */
  readonly units: number
  /** What the rounded dose comes to; not what was wanted. */
  readonly milligramsPerKilogram: number
  readonly wantedMilligrams: number
}

const stepsTooFine = 1e9

/**
 * One dose by weight, rounded to the nearest part that can be given, down where two are as near. `null` where not even half a part is wanted,
 * for nothing would be given then, or where a figure is no figure.
 */
export function doseByWeight({ milligramsPerKilogram, grams, content, step }: DoseWanted): Dose | null {
  const wantedMilligrams = (milligramsPerKilogram * grams) / 1000
  const milligramsPerStep = (content.milligrams / content.per) * step
  const steps = nearest(wantedMilligrams / milligramsPerStep)
  if (!Number.isFinite(steps) || steps < 1 || steps > stepsTooFine) return null
  const milligrams = tidy(steps * milligramsPerStep)
  return {
    milligrams,
    units: tidy(steps * step),
    milligramsPerKilogram: tidy((milligrams * 1000) / grams),
    wantedMilligrams: tidy(wantedMilligrams),
  }
}

/** What binary fractions add is no part of a figure. */
const tidy = (figure: number) => Number(figure.toPrecision(10))

const nearest = (figure: number) => Math.ceil(tidy(figure) - 0.5)

const dayLength = 86_400_000

/**
 * May a dose be computed from it? Under one year a weight lasts 7 days, else, and where the day of birth is not known, 30. A weight from the
 * future is none.
 * @param measuredAt an instant. @param today the date where the subject lives
 */
export function weightIsFresh(
  measuredAt: string,
  { birthDate, now, today }: { readonly birthDate: string | null; readonly now: Date; readonly today: string },
): boolean {
  const age = now.getTime() - Date.parse(measuredAt)
  const days = birthDate !== null && isYoungerThan(1, birthDate, today) ? freshWeightDays.underOneYear : freshWeightDays.usual
  return age >= 0 && age <= days * dayLength
}

export interface Course {
  /** Of one time, in units of the content. */
  readonly doseUnits: number
  /** Below 1 where it is given less than daily: every other day is 0.5. */
  readonly timesPerDay: number
  readonly days: number
}

/** Units for the whole course, of the times that begin in it: every other day for 5 days is three. Whole parts are up to who dispenses. */
export const quantityOf = ({ doseUnits, timesPerDay, days }: Course): number =>
  tidy(doseUnits * Math.ceil(tidy(timesPerDay * days)))
