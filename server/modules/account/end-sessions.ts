import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import './tables.ts'

export type EndReason =
  | 'signed_out'
  | 'ended_elsewhere'
  | 'password_changed'
  | 'password_reset'
  | 'suspended'
  | 'token_reused'
  | 'erased'
  | 'see_as_ended'

interface Ended {
  readonly userId: string
  /** Only this one. */
  readonly only?: string
  /** All but this one. */
  readonly keep?: string
  readonly reason: EndReason
}

/** Ends living sessions of an account at once: their access tokens, renewals and hub connections. Answers how many. */
export async function endSessions(platform: Platform, work: Work, { userId, only, keep, reason }: Ended): Promise<number> {
  let living = work.db
    .updateTable('sessions')
    .set({ ended_at: platform.clock.now(), end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
  if (only !== undefined) living = living.where('id', '=', only)
  if (keep !== undefined) living = living.where('id', '<>', keep)
  const ended = await living.returning('id').execute()
  for (const { id } of ended) {
    await work.audit({ action: `session.end.${reason}`, recordKind: 'session', recordId: id, userId })
    work.afterCommit(() => platform.hub.endSession(id))
  }
  return ended.length
}
