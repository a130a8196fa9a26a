import type { z } from 'zod'
import type { renewal, renewed } from '#contract/account/schemas.ts'
import { paths } from '#contract/paths.ts'
import { Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { signAccessToken } from './access-token.ts'
import { endSessions } from './end-sessions.ts'
import { giveRefreshToken, sessionExpiry } from './open-session.ts'
import { forgettable, renewalOf } from './rules/renewal.ts'
import type { Renewal } from './rules/renewal.ts'
import './tables.ts'

type Renewed = z.infer<typeof renewed>

/**
 * A new access token, and a refresh token that the caller may adopt (rules in `rules/renewal.ts`). Renewals of one session wait
 * for each other. A refusal never says why.
 */
export async function renewAccessToken(platform: Platform, { refreshToken }: z.infer<typeof renewal>): Promise<Renewed> {
  const hash = await platform.secrets.hash(typeof refreshToken === 'string' ? refreshToken : refreshToken.token)
  // Decided inside and thrown outside: what ends the session must be committed.
  const outcome = await platform.transact((work) => renewWithin(platform, work, hash))
  if (!outcome) throw new Refusal(401, 'renewal_refused', 'Sign in again')
  return outcome
}

async function renewWithin(platform: Platform, work: Work, hash: string): Promise<Renewed | null> {
  const session = await lockSession(platform, work, hash)
  if (!session) return null
  const tokens = await work.db
    .selectFrom('refresh_tokens')
    .select(['hash', 'created_at', 'first_used_at', 'retired_at'])
    .where('session_id', '=', session.id)
    .where((eb) => eb.or([eb('hash', '=', hash), eb('retired_at', 'is', null)]))
    .orderBy('created_at')
    .execute()
  const read = tokens.map((token) => ({
    hash: token.hash,
    createdAt: Date.parse(token.created_at),
    firstUsedAt: token.first_used_at === null ? null : Date.parse(token.first_used_at),
    retiredAt: token.retired_at === null ? null : Date.parse(token.retired_at),
  }))
  const now = platform.clock.now().getTime()
  const renewal = renewalOf(read, hash, now)
  if (renewal.kind === 'stolen') await endStolen(platform, work, session)
  if (renewal.kind !== 'renewed') return null
  await writeUses(platform, work, renewal)
  const unused = read.filter((token) => token.firstUsedAt === null && token.retiredAt === null)
  const stillUnused = unused.filter((token) => token.hash !== renewal.firstUse && !renewal.retire.includes(token.hash))
  await forget(
    work,
    forgettable(stillUnused, now).map((token) => token.hash),
  )
  await work.db
    .updateTable('sessions')
    .set({ last_seen_at: platform.clock.now(), expires_at: sessionExpiry(platform) })
    .where('id', '=', session.id)
    .execute()
  const next = await giveRefreshToken(platform, work, session.id, renewal.inUse)
  const accessToken = await signAccessToken(platform, { userId: session.user_id, sessionId: session.id })
  return { accessToken: { token: accessToken }, refreshToken: { token: next } }
}

/** The living session behind a token, locked, so that renewals and sign-outs of it come one after the other. */
async function lockSession(platform: Platform, work: Work, hash: string) {
  const token = await work.db.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash).executeTakeFirst()
  if (!token) return undefined
  const session = await work.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('staff', 'staff.user_id', 'users.id')
    .select(['sessions.id', 'sessions.user_id'])
    .where('sessions.id', '=', token.session_id)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.impersonator_id', 'is', null)
    .where('sessions.expires_at', '>', platform.clock.now().toISOString())
    .where('users.status', '=', 'active')
    .where('staff.suspended_at', 'is', null)
    .forUpdate('sessions')
    .executeTakeFirst()
  return session
}

type Session = NonNullable<Awaited<ReturnType<typeof lockSession>>>

/** Somebody else holds a copy: end it for both, and tell the person on every way there is. */
async function endStolen(platform: Platform, work: Work, session: Session): Promise<void> {
  await endSessions(platform, work, { userId: session.user_id, only: session.id, reason: 'token_reused' })
  await work.inform([session.user_id], { kind: 'sessionEndedForSafety', data: {}, link: paths.userSettings.link() })
}

async function writeUses(platform: Platform, work: Work, renewal: Extract<Renewal, { kind: 'renewed' }>): Promise<void> {
  const now = platform.clock.now()
  if (renewal.firstUse !== null)
    await work.db.updateTable('refresh_tokens').set({ first_used_at: now }).where('hash', '=', renewal.firstUse).execute()
  if (renewal.retire.length > 0)
    await work.db.updateTable('refresh_tokens').set({ retired_at: now }).where('hash', 'in', renewal.retire).execute()
}

async function forget(work: Work, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await work.db.deleteFrom('refresh_tokens').where('hash', 'in', hashes).execute()
}
