import { isAnswerable } from '#contract/intake/rules.ts'
import type { Intake } from '#contract/intake/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { mayForVisit } from '#server/modules/booking/index.ts'
import { mediaOf } from './media/select-media.ts'
import './tables.ts'

/** What the patient told before the visit; 404 for who is no party of it. */
export async function readIntake({ db }: Platform, actor: Actor, id: string): Promise<Intake> {
  const visit = await db
    .selectFrom('appointments')
    .select(['patient_id', 'doctor_id', 'state', 'pet_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!visit || !(await mayForVisit(db, actor, visit, 'see'))) throw notFound()
  const told = await db.selectFrom('intakes').selectAll().where('appointment_id', '=', id).executeTakeFirst()
  return {
    subject: await subjectOf(db, visit.pet_id),
    told: told ? { complaint: told.complaint, answers: mutable(told.answers), flags: told.flags, at: told.updated_at } : null,
    ...(await mediaOf(db, actor, id)),
    isOpen: isAnswerable(visit.state),
  }
}

/** A person, or the species of the animal that the visit is for. */
export async function subjectOf(db: Reader, petId: string | null): Promise<Intake['subject']> {
  if (petId === null) return 'person'
  const { species } = await db.selectFrom('pets').select('species').where('id', '=', petId).executeTakeFirstOrThrow()
  return species
}

type Told = NonNullable<Intake['told']>['answers']
const mutable = (answers: unknown) => answers as Told
