import type { Selectable } from 'kysely'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import type { AppointmentTable } from '../tables.ts'

export type AppointmentRow = Omit<Selectable<AppointmentTable>, 'blocked'>

/** Locks the visit until the unit of work ends. 404 for who is no party of it. */
export async function lockForParty(work: Work, actor: Actor, id: string): Promise<AppointmentRow> {
  const appointment = await lockAppointment(work, id)
  if (!appointment || !isParty(actor, appointment)) throw notFound()
  return appointment
}

export async function lockAppointment(work: Work, id: string): Promise<AppointmentRow | undefined> {
  return work.db.selectFrom('appointments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The patient, the doctor, or the doctor's staff (whose right the endpoint asks). */
export function isParty(actor: Actor, visit: { readonly patient_id: string; readonly doctor_id: string }): boolean {
  return actor.role === 'patient' ? visit.patient_id === actor.userId : visit.doctor_id === actor.doctorId
}

/** The part in which the caller acts. @throws Refusal 404 for every other role. */
export function partOf(actor: Actor): 'patient' | 'doctor' | 'staff' {
  if (actor.role === 'patient' || actor.role === 'doctor' || actor.role === 'staff') return actor.role
  throw notFound()
}
