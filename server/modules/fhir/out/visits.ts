import type { Appointment, Encounter } from '@medplum/fhirtypes'
import type { AppointmentState } from '#contract/booking/states.ts'
import type { KeptVisit } from '../snapshot.ts'
import { systems } from '../systems.ts'
import { referenceTo, secondId } from './identity.ts'

const appointmentStatus: Readonly<Record<AppointmentState, Appointment['status']>> = {
  pending_payment: 'pending',
  confirmed: 'booked',
  waiting: 'arrived',
  in_progress: 'checked-in',
  completed: 'fulfilled',
  cancelled: 'cancelled',
  no_show: 'noshow',
  expired: 'cancelled',
}

const reasonOf = (reason: string) => reason !== '' && { reasonCode: [{ text: reason }] }

export const appointmentOf = (visit: KeptVisit, subjectId: string): Appointment => ({
  resourceType: 'Appointment',
  id: visit.id,
  status: appointmentStatus[visit.state],
  start: visit.startsAt,
  end: visit.endsAt,
  ...reasonOf(visit.reason),
  participant: [subjectId, visit.doctor.id].map((id) => ({ actor: referenceTo(id), status: 'accepted' })),
})

/** The meeting itself: of a visit that goes on or was held; `null` for all others. Video is HL7's class `VR`, virtual. */
export function encounterOf(visit: KeptVisit, subjectId: string): Encounter | null {
  if (visit.state !== 'in_progress' && visit.state !== 'completed') return null
  const isOver = visit.state === 'completed'
  return {
    resourceType: 'Encounter',
    id: secondId(visit.id, 'encounter'),
    status: isOver ? 'finished' : 'in-progress',
    class: { system: systems.actCode, code: visit.mode === 'video' ? 'VR' : 'AMB' },
    subject: referenceTo(subjectId),
    participant: [{ individual: referenceTo(visit.doctor.id) }],
    period: { start: visit.startsAt, ...(isOver && { end: visit.endsAt }) },
    ...reasonOf(visit.reason),
    appointment: [referenceTo(visit.id)],
  }
}
