import type { OwnData, ErasureWish } from '#contract/privacy/schemas.ts'
import { coolingDays, freshMinutes } from '#contract/privacy/values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { rateLimit } from '#server/kernel/rate-limit.ts'
import { provePassword } from '#server/modules/account/index.ts'
import { openErasureOf } from './find-erasure.ts'
import { holdsOf } from './holds.ts'
import { privacyLink } from './link.ts'
import { readOwnData } from './read-own-data.ts'
import './tables.ts'

const day = 24 * 3_600_000

/**
 * Asks for the caller's account to be erased: in two weeks, until when it can be taken back. Asked again it stands as it stood.
 * @throws Refusal 409 `erasure_held` while something is open that must be ended first, `sign_in_again` for an account without a password whose
 * sign-in is too old; 422 for a wrong password
 */
export async function askErasure(platform: Platform, actor: Actor, { password }: ErasureWish): Promise<OwnData> {
  const { userId } = actor
  await proveWhoAsks(platform, actor, password)
  await platform.transact(async (work) => {
    await rateLimit(platform, work, 'erasure.ask', userId)
    // One after the other for each person: of two tabs that ask at once the second finds the first.
    const user = await work.db
      .selectFrom('users')
      .select('user_type')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (await openErasureOf(work.db, userId)) return
    const holds = await holdsOf(platform, work.db, userId)
    if (holds.length > 0)
      throw conflict(
        'erasure_held',
        'Something is still open',
        `To be ended first: ${[...new Set(holds.map(({ kind }) => kind))].join(', ')}.`,
      )
    const now = platform.clock.now()
    const id = platform.ids.next()
    const due = new Date(now.getTime() + coolingDays * day).toISOString()
    await work.db.insertInto('erasures').values({ id, user_id: userId, state: 'cooling', asked_at: now, due_at: due }).execute()
    await work.audit({ action: 'account.erasure.ask', recordKind: 'user', recordId: userId, userId })
    await work.inform([userId], { kind: 'erasureAsked', data: { dueAt: due }, link: privacyLink(user.user_type) })
    await work.tell([userId], { kind: 'ownData.changed', payload: { state: 'cooling' } })
  })
  return readOwnData(platform, actor)
}

/** By the password; who has none must have signed in just now, by the code or the provider that is their key. */
async function proveWhoAsks(platform: Platform, actor: Actor, password: string): Promise<void> {
  const { db, clock } = platform
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  if (password_hash !== null) return provePassword(platform, actor, password)
  const fresh = new Date(clock.now().getTime() - freshMinutes * 60_000).toISOString()
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', actor.sessionId)
    .where('created_at', '>', fresh)
    .executeTakeFirst()
  if (!session)
    throw conflict('sign_in_again', 'Sign in again first', 'An account without a password proves itself by a new sign-in.')
}
