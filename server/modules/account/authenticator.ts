import { sql } from 'kysely'
import { roleOf, staffRights } from '#contract/kernel/roles.ts'
import type { StaffRight, UserType } from '#contract/kernel/roles.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Authenticator } from '#server/kernel/http/authenticate.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { ActorOfSession } from '#server/kernel/watching.ts'
import { batch } from '#server/kernel/batch.ts'
import { createTokenReader } from './access-token.ts'
import './tables.ts'

/**
 * Reads access tokens. The session and its account are looked up at every request (by primary keys, those of one
 * moment together), so that signing out, a changed password and suspension hold at once in every process.
 */
export function createAuthenticator(platform: Platform): Authenticator {
  const readToken = createTokenReader(platform)
  const accountOf = batch((sessionIds: readonly string[]) => accountsOf(platform, sessionIds))
  return async (bearer) => {
    const claims = await readToken(bearer)
    if (claims === null || claims === 'expired') return claims
    const found = await accountOf(claims.sessionId)
    return found?.id === claims.userId ? actorOf(found) : null
  }
}

/** Who is behind a session now, for what is not asked with a token. */
export function createActorOfSession(platform: Platform): ActorOfSession {
  return async (sessionId) => {
    const [account] = await accountsOf(platform, [sessionId])
    return account ? actorOf(account) : null
  }
}

/** The active accounts of sessions that are open, `null` for any other session, in the order asked. */
async function accountsOf({ db, clock }: Platform, sessionIds: readonly string[]): Promise<(Account | null)[]> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('staff', 'staff.user_id', 'users.id')
    .select(['sessions.id as session_id', 'sessions.impersonator_id'])
    .select(['users.id', 'users.user_type', 'users.locale', 'users.time_zone', 'staff.doctor_id', 'staff.rights'])
    .where('sessions.id', '=', sql<string>`any(${[...new Set(sessionIds)]}::uuid[])`)
    .where('users.status', '=', 'active')
    .where('staff.suspended_at', 'is', null)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', clock.now().toISOString())
    // Who sees with somebody's eyes does so as long as their own session goes on, and no longer.
    .where((eb) =>
      eb.or([
        eb('sessions.impersonator_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('sessions as own')
            .innerJoin('users as administrator', 'administrator.id', 'own.user_id')
            .select('own.id')
            .whereRef('own.id', '=', 'sessions.impersonator_session_id')
            .where('own.ended_at', 'is', null)
            .where('administrator.status', '=', 'active'),
        ),
      ]),
    )
    .execute()
  const accounts = new Map(found.map((account) => [account.session_id, account]))
  return sessionIds.map((id) => accounts.get(id) ?? null)
}

interface Account {
  readonly session_id: string
  readonly id: string
  readonly user_type: UserType
  readonly locale: string
  readonly time_zone: string
  readonly doctor_id: string | null
  readonly rights: StaffRight[] | null
  readonly impersonator_id: string | null
}

function actorOf(account: Account): Actor | null {
  const role = roleOf(account.user_type)
  if (!role) return null
  return {
    userId: account.id,
    userType: account.user_type,
    role,
    sessionId: account.session_id,
    locale: account.locale,
    timeZone: account.time_zone,
    doctorId: role === 'doctor' ? account.id : account.doctor_id,
    rights: rightsOf(account.user_type, account.rights),
    seenBy: account.impersonator_id,
  }
}

/** A doctor has every right; staff those that were given; nobody else any. */
export function rightsOf(userType: UserType, given: readonly StaffRight[] | null): StaffRight[] {
  return roleOf(userType) === 'doctor' ? [...staffRights] : [...(given ?? [])]
}
