import { sql } from 'kysely'
import type { OperationVerb } from '#contract/admin/account-values.ts'
import { accountRoles } from '#contract/admin/account-values.ts'
import { userTypeOf } from '#contract/kernel/roles.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { endSessions } from '#server/modules/account/index.ts'

export interface Deciding {
  readonly verb: OperationVerb
  readonly reason: string
  /** The administrator. */
  readonly byId: string
  readonly operationId: string | null
}

/** With how many sessions a decision ended, and of whom it changed anything. */
export interface Decided {
  readonly changed: readonly string[]
  /** Who stays, because nobody else would administer the platform. */
  readonly lastAdministrator: string | null
  readonly sessionsEnded: number
}

/**
 * Suspends or restores these accounts within the caller's unit of work. A suspension ends their sessions; nobody finds or books them from
 * then on, for every search asks for active accounts. Those that stand so already, or are not of the office's lists, stay as they are, and so does
 * the last administrator.
 * Nobody is told: the caller does, now or when the time for regret is over.
 */
export async function decideOnAccounts(
  platform: Platform,
  work: Work,
  ids: readonly string[],
  { verb, reason, byId, operationId }: Deciding,
): Promise<Decided> {
  const [from, to] = verb === 'suspend' ? (['active', 'suspended'] as const) : (['suspended', 'active'] as const)
  const now = platform.clock.now()
  const lastAdministrator = verb === 'suspend' ? await lastOf(work, ids, byId) : null
  // In the order of their ids, so that two administrators wait for one another rather than both for ever. No key changes: what refers to
  // these accounts, other operations above all, does not wait for them.
  const rows = await work.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('status', '=', from)
    .where('erased_at', 'is', null)
    .where('user_type', 'in', accountRoles.map(userTypeOf))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const changed = rows.map(({ id }) => id).filter((id) => id !== lastAdministrator)
  if (changed.length === 0) return { changed, lastAdministrator, sessionsEnded: 0 }
  await work.db.updateTable('users').set({ status: to }).where('id', 'in', changed).execute()
  if (verb === 'suspend') {
    const row = { operation_id: operationId, reason, suspended_at: now, suspended_by: byId, restored_by: null }
    await work.db
      .insertInto('account_suspensions')
      .values(changed.map((user_id) => ({ id: platform.ids.next(), user_id, ...row })))
      .execute()
  } else {
    await work.db
      .updateTable('account_suspensions')
      .set({ restored_at: now, restored_by: byId, restored_operation_id: operationId })
      .where('user_id', 'in', changed)
      .where('restored_at', 'is', null)
      .execute()
  }
  for (const id of changed)
    await work.audit({
      action: `account.${verb}`,
      recordKind: 'account',
      recordId: id,
      userId: byId,
      reason,
      concernsId: id,
      changes: [{ field: 'status', before: from, after: to }],
    })
  return { changed, lastAdministrator, sessionsEnded: verb === 'suspend' ? await endAllSessions(platform, work, changed) : 0 }
}

/**
 * Who of these has to stay for somebody to administer the platform; `null` while another is left. Those who administer it are locked for it, all
 * of them: of two who suspend each other at the same moment, the second finds that they are the last.
 */
async function lastOf({ db }: Work, ids: readonly string[], byId: string): Promise<string | null> {
  const admin = userTypeOf('admin')
  const anyone = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('user_type', '=', admin)
    .limit(1)
    .executeTakeFirst()
  if (!anyone) return null
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('user_type', '=', admin)
    .where('status', '=', 'active')
    .where('erased_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const active = rows.map(({ id }) => id)
  if (active.some((id) => !ids.includes(id))) return null
  return active.includes(byId) ? byId : (active[0] ?? null)
}

async function endAllSessions(platform: Platform, work: Work, userIds: readonly string[]): Promise<number> {
  const open = await work.db
    .selectFrom('sessions')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', userIds)
    .where('ended_at', 'is', null)
    .execute()
  let ended = 0
  for (const { user_id: userId } of open) ended += await endSessions(platform, work, { userId, reason: 'suspended' })
  return ended
}
