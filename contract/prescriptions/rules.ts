import { addDays, countDays } from '../kernel/days.ts'
import { frequencyFacts, validDays, type Frequency } from './values.ts'

export interface Course {
  readonly dose: number
  readonly frequency: Frequency
  readonly days: number
}

/** Doses of a whole course; the first one is taken on the first day. */
export function dosesIn({ frequency, days }: Pick<Course, 'frequency' | 'days'>): number {
  const { doses, everyDays } = frequencyFacts[frequency]
  return everyDays === null ? doses : Math.ceil(days / everyDays) * doses
}

/** What of the medicine a course takes, in the unit of its dose: never less than is needed, rounded up to hundredths. */
export const quantityOf = (course: Course): number => Math.ceil(Number((course.dose * dosesIn(course) * 100).toFixed(6))) / 100

/** What is taken in a day in which it is taken, in the unit of its dose. */
export const dailyDose = ({ dose, frequency }: Pick<Course, 'dose' | 'frequency'>): number =>
  dose * frequencyFacts[frequency].doses

/** How often a line may still be given: once, and then as often as it has refills. */
export const fillsLeft = (refills: number, filled: number): number => Math.max(0, refills + 1 - filled)

/** Its last day. */
export const validUntil = (issuedOn: string, hasControlled: boolean): string =>
  addDays(issuedOn, (hasControlled ? validDays.controlled : validDays.usual) - 1)

/**
 * Days for which what was given still lasts, today included; 0 once it is used up. Whoever fetches the next one early has both.
 * @param filledOn days on which it was given, in any order
 */
export function daysOfSupply(filledOn: readonly string[], days: number, today: string): number {
  let end: string | null = null
  for (const day of filledOn.toSorted()) end = addDays(end !== null && end > day ? end : day, days)
  return end === null || end <= today ? 0 : countDays(today, end)
}

/** Did the weight change by a tenth or more since the doses were chosen? Then they must be looked at again before more is given. */
export const weightMoved = (before: number, now: number): boolean => Math.abs(now - before) * 10 >= before
