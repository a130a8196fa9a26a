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

/** Its last day. */
export const validUntil = (issuedOn: string, hasControlled: boolean): string =>
  addDays(issuedOn, (hasControlled ? validDays.controlled : validDays.usual) - 1)

/** A day on which some of the medicine was given, and for how many days that lasts: a part of a fill lasts a part of its course. */
export interface Supply {
  readonly on: string
  readonly days: number
}

/** Days for which what was given still lasts, today included; 0 once it is used up. Whoever fetches the next one early has both. */
export function daysOfSupply(given: readonly Supply[], today: string): number {
  let end = -Infinity
  for (const { on, days } of given.toSorted((one, other) => (one.on < other.on ? -1 : 1)))
    end = Math.max(end, countDays(today, on)) + days
  // Parts of a day add crumbs: a third and two thirds of a course are one.
  return Math.max(0, Math.floor(Number(end.toFixed(6))))
}

/** Did the weight change by a tenth or more since the doses were chosen? Then they must be looked at again before more is given. */
export const weightMoved = (before: number, now: number): boolean => Math.abs(now - before) * 10 >= before
