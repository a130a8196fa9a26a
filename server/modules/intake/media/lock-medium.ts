import type { Selectable } from 'kysely'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Work } from '#server/kernel/work.ts'
import { mayForVisit, type AppointmentRow } from '#server/modules/booking/index.ts'
import { lockAnswerable } from '../lock-answerable.ts'
import type { IntakeMediumTable } from '../tables.ts'

export type MediumRow = Selectable<IntakeMediumTable>

/** @throws Refusal 404 for who is no party of its visit */
export async function findMedium(db: Reader, actor: Actor, id: string): Promise<MediumRow> {
  const medium = await db.selectFrom('intake_media').selectAll().where('id', '=', id).executeTakeFirst()
  const visit =
    medium &&
    (await db
      .selectFrom('appointments')
      .select(['patient_id', 'doctor_id', 'pet_id'])
      .where('id', '=', medium.appointment_id)
      .executeTakeFirst())
  if (!visit || !(await mayForVisit(db, actor, visit, 'see'))) throw notFound()
  return medium
}

/** Locks the visit and then what lies beside it. @throws Refusal 404; 409 `appointment_state` once the visit has started */
export async function lockMedium(work: Work, actor: Actor, id: string): Promise<{ visit: AppointmentRow; medium: MediumRow }> {
  const { appointment_id } = await findMedium(work.db, actor, id)
  const visit = await lockAnswerable(work, actor, appointment_id)
  const medium = await work.db.selectFrom('intake_media').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!medium) throw notFound()
  return { visit, medium }
}
