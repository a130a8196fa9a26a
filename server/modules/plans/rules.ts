import { Temporal } from 'temporal-polyfill'
import type { PlanPeriod } from '#contract/plans/values.ts'

/** Months of one period. */
export const monthsOf: Readonly<Record<PlanPeriod, number>> = { month: 1, year: 12 }

const wallOf = (at: string, zone: string) => Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime()
const instantOf = (wall: Temporal.PlainDateTime, zone: string) =>
  // An hour that the clock skips is the next one; one that it shows twice is the first.
  new Date(wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds).toISOString()

/**
 * So many months after the anchor, by the subscriber's own clock: always counted from the anchor, so that a month without its day does not move
 * those after it (31 January, 28 February, 31 March).
 */
export function monthsAfter(anchor: string, zone: string, months: number): string {
  return instantOf(wallOf(anchor, zone).add({ months }, { overflow: 'constrain' }), zone)
}

/** So many days after, at the same time of the subscriber's clock. */
export function daysAfter(at: string, zone: string, days: number): string {
  return instantOf(wallOf(at, zone).add({ days }), zone)
}

/**
 * The days of a period by the subscriber's own calendar, and how many of them are left, today included: on its first day all, on its last one.
 * A period that ends at noon counts to the day before its end.
 */
export function daysOf(period: { readonly starts_at: string; readonly ends_at: string }, zone: string, now: string) {
  const dateOf = (at: string) => wallOf(at, zone).toPlainDate()
  const end = dateOf(period.ends_at)
  const until = (from: string) => dateOf(from).until(end, { largestUnit: 'day' }).days
  const all = Math.max(1, until(period.starts_at))
  return { all, left: Math.min(all, Math.max(1, until(now))) }
}
