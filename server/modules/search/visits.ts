import type { Found } from '#contract/search/schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import { selectVisits } from '#server/modules/booking/index.ts'

type Visit = Extract<Found, { kind: 'visit' }>

/** Visits, latest first; who may see them and what is looked for is up to the caller. */
export function selectLatestVisits(db: Reader) {
  return selectVisits(db).orderBy('appointments.starts_at', 'desc').orderBy('appointments.id', 'desc')
}

export type VisitRow = Awaited<ReturnType<ReturnType<typeof selectLatestVisits>['executeTakeFirstOrThrow']>>

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
