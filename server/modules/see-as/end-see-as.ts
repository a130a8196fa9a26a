import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { endSessions } from '#server/modules/account/index.ts'

/** Ends a session with somebody's eyes, whosever of the office it is; one that is over is none to end. @throws Refusal 404 */
export function endSeeAs(platform: Platform, actor: Actor, { id }: { id: string }): Promise<void> {
  return platform.transact(async (work) => {
    const session = await work.db
      .selectFrom('sessions')
      .select(['user_id', 'ended_at'])
      .where('id', '=', id)
      .where('impersonator_id', 'is not', null)
      .executeTakeFirst()
    if (!session) throw notFound()
    if (session.ended_at !== null) return
    await endSessions(platform, work, { userId: session.user_id, only: id, reason: 'see_as_ended' })
    const entry = { recordKind: 'seeAs', recordId: id, userId: actor.userId, concernsId: session.user_id }
    await work.audit({ action: 'seeAs.end', ...entry })
  })
}
