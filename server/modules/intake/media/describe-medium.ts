import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { tellParties } from '#server/modules/booking/index.ts'
import { lockMedium } from './lock-medium.ts'

/** Says in words what a photo or a video shows, or will. @throws Refusal 404; 409 `appointment_state` once the visit has started */
export async function describeMedium(
  { transact }: Platform,
  actor: Actor,
  { id, description }: { id: string; description: string },
): Promise<void> {
  await transact(async (work) => {
    const { visit } = await lockMedium(work, actor, id)
    await work.db.updateTable('intake_media').set({ description }).where('id', '=', id).execute()
    await work.audit({ action: 'intake.describeMedium', recordKind: 'appointment', recordId: visit.id, userId: actor.userId })
    await tellParties(work, visit, { kind: 'intake.changed', payload: { id: visit.id } })
  })
}
