import type { PrescriptionTemplate, PrescriptionTemplateDraft } from '#contract/prescriptions/schemas.ts'
import { mostTemplates } from '#contract/prescriptions/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import '../tables.ts'

const columns = ['id', 'name', 'diagnosis', 'advice', 'lines'] as const

/** The doctor's own, by name. */
export async function listTemplates({ db }: Platform, actor: Actor): Promise<PrescriptionTemplate[]> {
  return db
    .selectFrom('prescription_templates')
    .select(columns)
    .where('doctor_id', '=', actor.userId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** @throws Refusal 409 `too_many_prescription_templates` */
export async function addTemplate(
  platform: Platform,
  actor: Actor,
  { lines, ...draft }: PrescriptionTemplateDraft,
): Promise<PrescriptionTemplate> {
  return platform.transact(async (work) => {
    // Templates of one doctor are counted one after the other.
    await work.db
      .selectFrom('doctors')
      .select('user_id')
      .where('user_id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { count } = await work.db
      .selectFrom('prescription_templates')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('doctor_id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    if (count >= mostTemplates) throw conflict('too_many_prescription_templates', 'There are as many templates as there can be')
    const added = await work.db
      .insertInto('prescription_templates')
      .values({
        id: platform.ids.next(),
        doctor_id: actor.userId,
        ...draft,
        lines: JSON.stringify(lines),
        created_at: platform.clock.now(),
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
    const recordKind = 'prescriptionTemplate'
    await work.audit({ action: 'prescription_template.add', recordKind, recordId: added.id, userId: actor.userId })
    return added
  })
}

/** @throws Refusal 404 for another doctor's */
export async function removeTemplate(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const gone = await work.db
      .deleteFrom('prescription_templates')
      .where('id', '=', id)
      .where('doctor_id', '=', actor.userId)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw notFound()
    const recordKind = 'prescriptionTemplate'
    await work.audit({ action: 'prescription_template.remove', recordKind, recordId: id, userId: actor.userId })
  })
}
