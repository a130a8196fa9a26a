import type { BookedAppointment, DoctorCalendar } from '#server/modules/booking/slots/calendar.ts'
import { defaultRules } from '#contract/booking/rules.ts'

export const minute = 60_000
export const day = 1440 * minute

/** A doctor's full week in two ranges a day, with so many visits over the days; the same every time. */
export function practice(zone: string, visits: number, days: number, from: number): DoctorCalendar {
  const modes = ['video', 'clinic'] as const
  const ranges = [
    { from: 8 * 60, to: 12 * 60, modes },
    { from: 13 * 60, to: 18 * 60, modes },
  ]
  const booked: BookedAppointment[] = Array.from({ length: visits }, (_, index) => {
    const start = from + Math.floor((index * days * 1440) / visits / 45) * 45 * minute
    return { start, end: start + 30 * minute, before: 5, after: 5, blocks: true }
  })
  return {
    zone,
    rules: { ...defaultRules, bufferBefore: 5, bufferAfter: 5 },
    weekly: Array.from({ length: 7 }, () => ranges),
    overrides: new Map(),
    timeOff: [{ start: from + 5 * day, end: from + 6 * day }],
    visits: booked,
    modes,
  }
}

/** Of sorted or unsorted times, in milliseconds with three decimal places. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(3))
}
