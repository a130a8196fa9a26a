import type { AppointmentCard, DoctorSummary } from '#contract/booking/schemas.ts'
import { officeSteps } from './doctor-steps.ts'

export interface ThingToDo {
  readonly what: 'complete' | 'start' | 'absent' | 'checkIn'
  readonly visit: AppointmentCard
}

/** What of today's visits waits for the office now: to complete what has run out its time, to begin, to check in, to report who did not come. */
export function thingsToDo({ today }: DoctorSummary, by: 'doctor' | 'staff', now: number): ThingToDo[] {
  return today.flatMap((visit): ThingToDo[] => {
    const { next, others } = officeSteps(visit, by, now)
    if (next === 'complete') return Date.parse(visit.end) <= now ? [{ what: 'complete', visit }] : []
    if (next === 'start') return [{ what: 'start', visit }]
    if (others.includes('reportPatientAbsent') && visit.state === 'confirmed') return [{ what: 'absent', visit }]
    if (next === 'checkIn') return [{ what: 'checkIn', visit }]
    return []
  })
}
