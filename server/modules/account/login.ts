import { sql } from 'kysely'
import type { z } from 'zod'
import { kindOf } from '#contract/account/kinds.ts'
import type { credentials, LoginRecord } from '#contract/account/schemas.ts'
import { roleOf } from '#contract/kernel/roles.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { forgetFailures } from './failed-attempts.ts'
import { beginSession } from './open-session.ts'
import type { Device } from './open-session.ts'
import { verifyOwnPassword } from './verify-own-password.ts'
import { refuseUnlessActive, wrongCredentials, wrongKind } from './refusals.ts'
import { passwordCounts } from './sign-in-counts.ts'
import type { UserStatus } from './tables.ts'

/**
 * Signs in by e-mail and password. Whether the account exists, is suspended or of another kind is told only to who knows its password.
 * @throws Refusal `wrong_credentials`, `wrong_kind`, `account_suspended`, `account_pending`, `too_many_requests`, `busy`.
 */
export async function login(platform: Platform, given: z.infer<typeof credentials>, device: Device): Promise<LoginRecord> {
  const account = given.email.toLowerCase()
  const user = await userByEmail(platform.db, account)
  const counted = await passwordCounts(platform, { account, userId: user?.id, device })
  const proven = await verifyOwnPassword(platform, { hash: user?.password_hash ?? null, password: given.password, counted })
  if (!user || !proven) throw wrongCredentials()
  await platform.transact((work) => forgetFailures(platform, work, counted))
  refuseUnlessActive(await statusOf(platform.db, user))
  const role = roleOf(user.user_type)!
  if (kindOf(role) !== given.kind) throw wrongKind(role)
  return platform.transact((work) => beginSession(platform, work, user, device))
}

/** Staff whom their doctor keeps out are suspended, whatever the platform says of the account. */
async function statusOf(db: Reader, { id, status }: { readonly id: string; readonly status: UserStatus }): Promise<UserStatus> {
  const staff = await db.selectFrom('staff').select('suspended_at').where('user_id', '=', id).executeTakeFirst()
  return staff && staff.suspended_at !== null ? 'suspended' : status
}

export function userByEmail(db: Reader, email: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}
