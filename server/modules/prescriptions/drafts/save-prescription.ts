import type { Prescription, PrescriptionDraft } from '#contract/prescriptions/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dayIn } from '#server/kernel/wall-clock.ts'
import { writeLines } from '../lines.ts'
import { lockDraft } from '../lock-prescription.ts'
import { presented } from '../read/read-prescription.ts'

/** Keeps a draft as a whole. @throws Refusal 404; 409 `prescription_state`, `prescription_changed`; 422 naming `followUpOn` before today */
export async function savePrescription(
  platform: Platform,
  actor: Actor,
  id: string,
  { revision, locale, diagnosis, lines, advice, followUpOn }: PrescriptionDraft,
): Promise<Prescription> {
  const now = platform.clock.now()
  if (followUpOn !== null && followUpOn < dayIn(actor.timeZone, now))
    throw invalid('followUpOn', 'in_the_past', 'This day is over')
  return platform.transact(async (work) => {
    const row = await lockDraft(work, actor, id, revision)
    await writeLines(work, id, lines, () => platform.ids.next())
    const saved = await work.db
      .updateTable('prescriptions')
      .set({ locale, diagnosis, advice, follow_up_on: followUpOn, revision: row.revision + 1, changed_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await work.audit({ action: 'prescription.save', recordKind: 'prescription', recordId: id, userId: actor.userId })
    return presented(platform, work.db, actor, saved)
  })
}

/** Throws a draft away. @throws Refusal 404; 409 `prescription_state` once it is issued */
export async function discardPrescription(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    await lockDraft(work, actor, id)
    await work.db.deleteFrom('prescriptions').where('id', '=', id).execute()
    await work.audit({ action: 'prescription.discard', recordKind: 'prescription', recordId: id, userId: actor.userId })
  })
}
