import type { CalendarTimeOff } from '#contract/booking/calendar-schemas.ts'
import type { TimeOff } from '#contract/booking/availability-schemas.ts'
import { addDays } from '#contract/kernel/days.ts'
import { instantOfWall, wallTimeAt } from '#shared/lib/wall-instant.ts'

export type Period = TimeOff['period']

/** Minutes that one step of a move or change of length takes. */
export const stepMinutes = 15

/** By how much it is moved, or its end alone: on the wall clock, so that nine o'clock stays nine o'clock. */
export interface Shift {
  readonly days: number
  readonly minutes: number
}

const minute = 60_000
const dayLength = 86_400_000

export const periodOf = ({ start, end, days }: Pick<CalendarTimeOff, 'start' | 'end' | 'days'>): Period =>
  days ? { kind: 'days', ...days } : { kind: 'instants', from: start, to: end }

/** The instant whose wall time is so much later than this one's. */
function later(instant: string, { days, minutes }: Shift, timeZone: string): string {
  const wall = Date.parse(`${wallTimeAt(instant, timeZone)}:00Z`) + days * dayLength + minutes * minute
  return instantOfWall(new Date(wall).toISOString().slice(0, 16), timeZone)!
}

/** The time off at another time, as long on the wall clock as it was. Whole days go by days. */
export function movedBy(period: Period, shift: Shift, timeZone: string): Period {
  const { kind, from, to } = period
  if (kind === 'days') return { kind, from: addDays(from, shift.days), to: addDays(to, shift.days) }
  return { kind, from: later(from, shift, timeZone), to: later(to, shift, timeZone) }
}

/** The time off with another end; at least one step, or one day, is left of it. */
export function endMovedBy(period: Period, shift: Shift, timeZone: string): Period {
  const { kind, from, to } = period
  if (kind === 'days') {
    const last = addDays(to, shift.days)
    return { kind, from, to: last < from ? from : last }
  }
  const least = later(from, { days: 0, minutes: stepMinutes }, timeZone)
  const end = later(to, shift, timeZone)
  return { kind, from, to: Date.parse(end) < Date.parse(least) ? least : end }
}

/** The same time, whatever it is written as. */
export function isSamePeriod(one: Period, other: Period): boolean {
  if (one.kind !== other.kind) return false
  return Date.parse(one.from) === Date.parse(other.from) && Date.parse(one.to) === Date.parse(other.to)
}
