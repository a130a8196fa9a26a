import type { DeskRequest } from '#contract/support/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockRequest } from '../requests/request-row.ts'
import { tellOf } from '../requests/tell.ts'
import { leastBusy } from './presence.ts'
import { presentAtDesk } from './read-desk.ts'

/** Takes what nobody has; of two who take it at once one wins. @throws Refusal 404; 409 `request_taken` */
export function claimRequest(platform: Platform, actor: Actor, id: string): Promise<DeskRequest> {
  return platform.transact(async (work) => {
    const row = await lockRequest(work, id)
    if (row.assigned_to !== null && row.assigned_to !== actor.userId)
      throw conflict('request_taken', 'Somebody else has taken it')
    await give(work, actor, id, actor.userId)
    return presentAtDesk(work.db, id)
  })
}

/** Gives a request back to the desk, or to whoever is there with the fewest open. @throws Refusal 404 */
export function assignRequest(
  platform: Platform,
  actor: Actor,
  { id, to }: { id: string; to: 'nobody' | 'present' },
): Promise<DeskRequest> {
  return platform.transact(async (work) => {
    await lockRequest(work, id)
    await give(work, actor, id, to === 'nobody' ? null : await leastBusy(work.db, platform.clock.now()))
    return presentAtDesk(work.db, id)
  })
}

async function give(work: Work, actor: Actor, id: string, to: string | null): Promise<void> {
  await work.db.updateTable('support_requests').set({ assigned_to: to }).where('id', '=', id).execute()
  await work.audit({ action: 'supportRequest.assign', recordKind: 'supportRequest', recordId: id, userId: actor.userId })
  await tellOf(work, { id, person_id: null })
}
