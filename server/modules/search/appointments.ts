import type { Found } from '#contract/search/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { selectAppointments } from '#server/modules/booking/index.ts'

type Appointment = Extract<Found, { kind: 'visit' }>

/** Visits, latest first; who may see them and what is looked for is up to the caller. */
export function selectLatestAppointments(db: Reader) {
  return selectAppointments(db).orderBy('appointments.starts_at', 'desc').orderBy('appointments.id', 'desc')
}

export type AppointmentRow = Awaited<ReturnType<ReturnType<typeof selectLatestAppointments>['executeTakeFirstOrThrow']>>

/** `other`: which of the two the reader is not. */
export function presentAppointment(row: AppointmentRow, other: 'doctor' | 'patient'): Appointment {
  return {
    kind: 'visit',
    id: row.id,
    number: row.number,
    state: row.state,
    mode: row.mode,
    start: row.starts_at,
    other: other === 'doctor' ? row.doctor_name : row.patient_name,
    subject: row.pet_name ?? row.patient_name,
  }
}
