import type { CalendarTimeOff, DoctorCalendarAnswer } from '#contract/booking/calendar-schemas.ts'
import type { AppointmentCard } from '#contract/booking/schemas.ts'

export type AgendaEntry =
  | { readonly kind: 'visit'; readonly start: string; readonly visit: AppointmentCard }
  | { readonly kind: 'timeOff'; readonly start: string; readonly timeOff: CalendarTimeOff }
  | { readonly kind: 'free'; readonly start: string; readonly end: string }

/** A day's entries in the order of their beginnings. Time off stands on each day that it touches, before what begins then. */
export function agendaOf(calendar: DoctorCalendarAnswer, dayAt: (instant: string) => string, day: string): AgendaEntry[] {
  const justBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString()
  const entries: AgendaEntry[] = [
    ...calendar.timeOff
      .filter(({ start, end }) => dayAt(start) <= day && day <= dayAt(justBefore(end)))
      .map((timeOff) => ({ kind: 'timeOff', start: timeOff.start, timeOff }) as const),
    ...calendar.visits
      .filter(({ start }) => dayAt(start) === day)
      .map((visit) => ({ kind: 'visit', start: visit.start, visit }) as const),
    ...calendar.free.filter(({ start }) => dayAt(start) === day).map(({ start, end }) => ({ kind: 'free', start, end }) as const),
  ]
  return entries.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
}
