import type { UserType } from '#contract/kernel/roles.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { RequestFacts } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { signAccessToken } from './access-token.ts'
import './tables.ts'

export interface Seeing {
  readonly person: { readonly id: string; readonly user_type: UserType }
  /** The administrator. */
  readonly by: Actor
  readonly reason: string
  readonly minutes: number
  readonly device: Pick<RequestFacts, 'ip' | 'userAgent'>
}

/**
 * Opens a session of somebody's account for an administrator: it cannot be renewed, ends by itself, and with the administrator's own. What it may
 * do is decided where calls come in (`allow`). The caller has asked whether it may be, and tells the person.
 */
export async function beginSeenSession(platform: Platform, work: Work, { person, by, reason, minutes, device }: Seeing) {
  const now = platform.clock.now()
  const until = new Date(now.getTime() + minutes * 60_000)
  const id = platform.ids.next()
  await work.db
    .insertInto('sessions')
    .values({
      id,
      user_id: person.id,
      user_agent: device.userAgent,
      ip: device.ip,
      created_at: now,
      last_seen_at: now,
      expires_at: until,
      impersonator_id: by.userId,
      impersonator_session_id: by.sessionId,
      see_reason: reason,
    })
    .execute()
  const token = await signAccessToken(platform, { userId: person.id, sessionId: id }, { administratorId: by.userId, until })
  return { id, userType: person.user_type, accessToken: { token }, endsAt: until.toISOString() }
}
