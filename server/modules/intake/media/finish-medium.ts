import type { IntakeMedium } from '#contract/intake/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { tellParties } from '#server/modules/booking/index.ts'
import { finishUpload } from '#server/modules/files/index.ts'
import { findMedium, lockMedium } from './lock-medium.ts'
import { mediumOf } from './select-media.ts'

/**
 * Puts what has come whole beside the answers; finished again it is the same.
 * @throws Refusal 404; 409 `upload_incomplete`, `appointment_state`; 413 and 422 naming `file` for what is not taken, which is gone then
 */
export async function finishMedium(platform: Platform, actor: Actor, id: string): Promise<IntakeMedium> {
  const { upload_id: upload } = await findMedium(platform.db, actor, id)
  if (upload !== null) await keepFile(platform, actor, { id, upload })
  const medium = await mediumOf(platform.db, id)
  if (!medium) throw notFound()
  return medium
}

async function keepFile(platform: Platform, actor: Actor, { id, upload }: { id: string; upload: string }): Promise<void> {
  await finishUpload(platform, actor, upload, async (work, keep) => {
    const { visit, medium } = await lockMedium(work, actor, id)
    // Another tab was faster.
    if (medium.file_id !== null) return
    const file = await keep()
    await work.db.updateTable('intake_media').set({ file_id: file.id, upload_id: null }).where('id', '=', id).execute()
    await work.audit({ action: 'intake.addMedium', recordKind: 'appointment', recordId: visit.id, userId: actor.userId })
    await tellParties(work, visit, { kind: 'intake.changed', payload: { id: visit.id } })
  })
}
