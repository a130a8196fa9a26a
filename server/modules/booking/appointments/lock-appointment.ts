import type { Selectable } from 'kysely'
import type { PetRight } from '#contract/carers/rights.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Work } from '#server/kernel/work.ts'
import { holdRight, mayForPet, missingPetRight } from '#server/modules/carers/index.ts'
import type { AppointmentTable } from '../tables.ts'

export type AppointmentRow = Omit<Selectable<AppointmentTable>, 'blocked'>

/** Of a visit, what says whose it is. */
export interface Parties {
  readonly patient_id: string
  readonly doctor_id: string
  readonly pet_id: string | null
}

/**
 * Locks the visit until the unit of work ends, and what a carer may do with it.
 * @param right what a carer of the pet needs; without it the verb is the patient's own
 * @throws Refusal 404 for who is no party of it; 403 `missing_pet_right` for a carer who sees it and may not do this
 */
export async function lockForParty(work: Work, actor: Actor, id: string, right?: PetRight): Promise<AppointmentRow> {
  const appointment = await lockAppointment(work, id)
  if (!appointment) throw notFound()
  await holdPart(work, actor, appointment, right)
  return appointment
}

/** The same of a visit that is read and not locked yet. */
export async function holdPart(work: Work, actor: Actor, visit: Parties, right?: PetRight): Promise<void> {
  if (isParty(actor, visit)) return
  if (visit.pet_id === null) throw notFound()
  await holdRight(work, actor, { petId: visit.pet_id, right: right ?? 'see' }, notFound)
  if (right === undefined) throw missingPetRight()
}

/**
 * Where nothing is locked: whether the caller may do this with the visit now.
 * @throws Refusal as `lockForParty`
 */
export async function refuseUnlessMay(db: Reader, actor: Actor, visit: Parties, right: PetRight): Promise<void> {
  if (!(await mayForVisit(db, actor, visit, 'see'))) throw notFound()
  if (!(await mayForVisit(db, actor, visit, right))) throw missingPetRight()
}

/** Whether the visit is the caller's: as a party, or as a carer of its pet with the right. */
export async function mayForVisit(db: Reader, actor: Actor, visit: Parties, right: PetRight): Promise<boolean> {
  if (isParty(actor, visit)) return true
  return visit.pet_id !== null && mayForPet(db, actor, visit.pet_id, right)
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
