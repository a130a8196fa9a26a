import type { AppointmentCard, DoctorSummary } from '#contract/booking/schemas.ts'
import { officeSteps } from './doctor-steps.ts'

export interface ThingToDo {
  readonly what: 'complete' | 'start' | 'absent' | 'checkIn'
  readonly appointment: AppointmentCard
}

/** What of today's visits waits for the office now: to complete what has run out its time, to begin, to check in, to report who did not come. */
export function thingsToDo({ today }: DoctorSummary, by: 'doctor' | 'staff', now: number): ThingToDo[] {
  return today.flatMap((appointment): ThingToDo[] => {
    const { next, others } = officeSteps(appointment, by, now)
    if (next === 'complete') return Date.parse(appointment.end) <= now ? [{ what: 'complete', appointment }] : []
    if (next === 'start') return [{ what: 'start', appointment }]
    if (others.includes('reportPatientAbsent')) return [{ what: 'absent', appointment }]
    if (next === 'checkIn') return [{ what: 'checkIn', appointment }]
    return []
  })
}
