import type { AppointmentQuery } from '#contract/booking/schemas.ts'

/** As the contract knows them, the first shown first. */
export const appointmentTabs = ['upcoming', 'past', 'cancelled'] as const satisfies readonly AppointmentQuery['tab'][]
export type AppointmentTab = (typeof appointmentTabs)[number]
/** What the doctor's history parts visits into. */
export const historyTabs = ['past', 'cancelled'] as const satisfies readonly AppointmentTab[]

export type AppointmentListQuery = Omit<AppointmentQuery, 'cursor' | 'limit'>

/** So many visits are seen at a glance: no table, search, filters or views kept for them. */
export const fewAppointments = 8

/** The visits, when they are few and all of them: nothing narrowed down, no further page. `undefined` while that is not known. */
export function showAllWhenFew<Appointment>(
  visits: readonly Appointment[] | undefined,
  list: { readonly narrowed: boolean; readonly hasMore: boolean },
): readonly Appointment[] | undefined {
  if (!visits || list.narrowed || list.hasMore) return undefined
  return visits.length <= fewAppointments ? visits : undefined
}

/** Whether a visit is under way, or should be, at `now` (milliseconds since the epoch). */
export function isNow(appointment: { state: string; start: string; end: string }, now: number): boolean {
  if (appointment.state === 'in_progress') return true
  const open = appointment.state === 'confirmed' || appointment.state === 'waiting'
  return open && Date.parse(appointment.start) <= now && now < Date.parse(appointment.end)
}
