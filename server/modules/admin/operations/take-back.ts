import type { Selectable } from 'kysely'
import type { Tables } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { decideOnAccounts } from '../accounts/decide-on-accounts.ts'

/**
 * Takes back what the operation did to these accounts, and only that: who was restored, or suspended again by somebody else meanwhile, is
 * left as that decision has it. Answers whom it was taken back for.
 */
export async function takeBack(
  platform: Platform,
  work: Work,
  operation: Selectable<Tables['operations']>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { id, verb, by_id: byId, reason } = operation
  const latest = await work.db
    .selectFrom('account_suspensions')
    .distinctOn('user_id')
    .select(['user_id', 'operation_id', 'restored_at', 'restored_operation_id'])
    .where('user_id', 'in', ids)
    .orderBy('user_id')
    .orderBy('suspended_at', 'desc')
    .execute()
  const mine = latest
    .filter((row) =>
      verb === 'suspend'
        ? row.operation_id === id && row.restored_at === null
        : row.restored_operation_id === id && row.restored_at !== null,
    )
    .map((row) => row.user_id)
  if (mine.length === 0) return []
  const back = verb === 'suspend' ? ('restore' as const) : ('suspend' as const)
  return (await decideOnAccounts(platform, work, mine, { verb: back, reason, byId, operationId: id })).changed
}
