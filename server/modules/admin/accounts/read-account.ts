import { sql } from 'kysely'
import type { AccountDetails } from '#contract/admin/account-schemas.ts'
import { accountRoles } from '#contract/admin/account-values.ts'
import { roleOf } from '#contract/kernel/roles.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { accountColumns, accountOf } from './list-accounts.ts'
import { leftBehind } from './left-behind.ts'
import { matchingAccounts } from './matching-accounts.ts'

const decisionsShown = 20

/** One account as the office sees it, with what was decided on it. That it was read is audited. @throws Refusal 404. */
export async function readAccount(platform: Platform, actor: Actor, { id }: { id: string }): Promise<AccountDetails> {
  const { db } = platform
  const user = await db
    .selectFrom('users')
    .select(['user_type', 'phone', 'locale', 'time_zone'])
    .where('id', '=', id)
    .executeTakeFirst()
  const role = user && accountRoles.find((one) => one === roleOf(user.user_type))
  if (!user || !role) throw notFound()
  const row = await accountColumns(matchingAccounts(db, { role })).where('users.id', '=', id).executeTakeFirstOrThrow()
  await platform.audit({ action: 'account.read', recordKind: 'account', recordId: id, userId: actor.userId, concernsId: id })
  const left = await leftBehind(db, platform.clock.now(), [id])
  return {
    ...accountOf(row),
    phone: user.phone,
    locale: user.locale,
    timeZone: user.time_zone,
    ...(await sessionsOf(db, id, platform.clock.now())),
    ...left,
    taxNumber: row.tax_number,
    contactName: row.contact_name,
    suspension: await suspensionOf(db, id),
    decisions: await decisionsOn(db, id),
  }
}

async function sessionsOf(db: Reader, id: string, now: Date) {
  const { rows } = await sql<{ seen: string | null; open: number }>`select max(last_seen_at) as seen,
    count(*) filter (where ended_at is null and expires_at > ${now.toISOString()}) as open
    from sessions where user_id = ${id}`.execute(db)
  return { lastSeenAt: rows[0]?.seen ?? null, openSessions: rows[0]?.open ?? 0 }
}

async function suspensionOf(db: Reader, id: string): Promise<AccountDetails['suspension']> {
  const found = await db
    .selectFrom('account_suspensions')
    .leftJoin('users', 'users.id', 'account_suspensions.suspended_by')
    .select(['suspended_at as at', 'reason', 'users.name as by'])
    .where('account_suspensions.user_id', '=', id)
    .where('restored_at', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

/** Of all that is on record about the account, what decides on it: not who looked. */
const decisive = ['verify', 'refuse', 'revoke', 'suspend', 'restore']

async function decisionsOn(db: Reader, id: string): Promise<AccountDetails['decisions']> {
  return db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.user_id')
    .select(['audit_entries.at', 'audit_entries.action', 'users.name as by', 'audit_entries.reason'])
    .where('record_kind', 'in', ['account', 'doctor', 'pharmacy'])
    .where('record_id', '=', id)
    .where(
      'action',
      'in',
      ['account', 'doctor', 'pharmacy'].flatMap((kind) => decisive.map((verb) => `${kind}.${verb}`)),
    )
    .orderBy('audit_entries.at', 'desc')
    .orderBy('audit_entries.id', 'desc')
    .limit(decisionsShown)
    .execute()
}
