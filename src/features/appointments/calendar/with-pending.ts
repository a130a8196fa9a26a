import type { CalendarTimeOff } from '#contract/booking/calendar-schemas.ts'
import { addDays } from '#contract/kernel/days.ts'
import { instantOfWall } from '#shared/lib/wall-instant.ts'
import { onDay } from './on-day.ts'
import type { Period } from './time-off-moves.ts'

/** Whether any of it lies on one of the days. */
export function isOnDays(timeOff: CalendarTimeOff, period: Period, days: readonly string[], timeZone: string): boolean {
  const [moved] = withPending([timeOff], { id: timeOff.id, period }, timeZone)
  return moved !== undefined && days.some((day) => onDay(moved, day, timeZone) !== null)
}

/** Time off with what is being moved at its new place. */
export function withPending(
  all: readonly CalendarTimeOff[],
  pending: { readonly id: string; readonly period: Period } | undefined,
  timeZone: string,
): CalendarTimeOff[] {
  return all.map((each) => {
    if (each.id !== pending?.id) return each
    const { kind, from, to } = pending.period
    if (kind === 'instants') return { ...each, start: from, end: to, days: null }
    const at = (day: string) => instantOfWall(`${day}T00:00`, timeZone)!
    return { ...each, start: at(from), end: at(addDays(to, 1)), days: { from, to } }
  })
}
