import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { tellParties } from '#server/modules/booking/index.ts'
import { endUpload, releaseFile } from '#server/modules/files/index.ts'
import { lockMedium } from './lock-medium.ts'

/** Takes a photo or a video away, or what has come of one. @throws Refusal 404; 409 `appointment_state` once the visit has started */
export async function removeMedium(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.transact(async (work) => {
    const { visit, medium } = await lockMedium(work, actor, id)
    await work.db.deleteFrom('intake_media').where('id', '=', id).execute()
    if (medium.upload_id !== null) await endUpload(platform, work, medium.upload_id)
    await releaseFile(platform, work, medium.file_id)
    await work.audit({ action: 'intake.removeMedium', recordKind: 'appointment', recordId: visit.id, userId: actor.userId })
    await tellParties(work, visit, { kind: 'intake.changed', payload: { id: visit.id } })
  })
}
