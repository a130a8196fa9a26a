import { roleOf, staffRights } from '#contract/kernel/roles.ts'
import type { StaffRight, UserType } from '#contract/kernel/roles.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Authenticator } from '#server/kernel/http/authenticate.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { createTokenReader } from './access-token.ts'
import './tables.ts'

/**
 * Reads access tokens. The session and its account are looked up at every request (one query, by primary keys), so that
 * signing out, a changed password and suspension hold at once in every process.
 */
export function createAuthenticator(platform: Platform): Authenticator {
  const readToken = createTokenReader(platform)
  return async (bearer) => {
    const claims = await readToken(bearer)
    if (claims === null || claims === 'expired') return claims
    const found = await platform.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('staff', 'staff.user_id', 'users.id')
      .select(['users.id', 'users.user_type', 'users.locale', 'users.time_zone', 'staff.doctor_id', 'staff.rights'])
      .where('sessions.id', '=', claims.sessionId)
      .where('users.id', '=', claims.userId)
      .where('users.status', '=', 'active')
      .where('sessions.ended_at', 'is', null)
      .where('sessions.expires_at', '>', platform.clock.now().toISOString())
      .executeTakeFirst()
    return found ? actorOf(found, claims.sessionId) : null
  }
}

interface Account {
  readonly id: string
  readonly user_type: UserType
  readonly locale: string
  readonly time_zone: string
  readonly doctor_id: string | null
  readonly rights: StaffRight[] | null
}

function actorOf(account: Account, sessionId: string): Actor | null {
  const role = roleOf(account.user_type)
  if (!role) return null
  return {
    userId: account.id,
    userType: account.user_type,
    role,
    sessionId,
    locale: account.locale,
    timeZone: account.time_zone,
    doctorId: role === 'doctor' ? account.id : account.doctor_id,
    rights: rightsOf(account.user_type, account.rights),
  }
}

/** A doctor has every right; staff those that were given; nobody else any. */
export function rightsOf(userType: UserType, given: readonly StaffRight[] | null): StaffRight[] {
  return roleOf(userType) === 'doctor' ? [...staffRights] : [...(given ?? [])]
}
