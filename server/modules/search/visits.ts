import type { Found } from '#contract/search/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'

type Visit = Extract<Found, { kind: 'visit' }>

/** Visits, latest first; who may see them and what is looked for is up to the caller. */
export function selectVisits(db: Reader) {
  return db
    .selectFrom('appointments')
    .innerJoin('users as patient', 'patient.id', 'appointments.patient_id')
    .innerJoin('users as doctor', 'doctor.id', 'appointments.doctor_id')
    .leftJoin('pets', 'pets.id', 'appointments.pet_id')
    .select([
      'appointments.id',
      'appointments.number',
      'appointments.state',
      'appointments.mode',
      'appointments.starts_at',
      'appointments.patient_id',
      'patient.name as patient_name',
      'doctor.name as doctor_name',
      'pets.id as pet_id',
      'pets.name as pet_name',
      'pets.species',
    ])
    .orderBy('appointments.starts_at', 'desc')
    .orderBy('appointments.id', 'desc')
}

export type VisitRow = Awaited<ReturnType<ReturnType<typeof selectVisits>['executeTakeFirstOrThrow']>>

/** `other`: which of the two the reader is not. */
export function presentVisit(row: VisitRow, other: 'doctor' | 'patient'): Visit {
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
