import type { OperationOutcome } from '#contract/admin/account-values.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { administrators } from '#server/modules/account/index.ts'
import { decideOnAccounts } from '../accounts/decide-on-accounts.ts'
import { takeBack } from './take-back.ts'

/** Accounts of one unit of work: few enough that nobody waits long for their rows. */
const batch = 100

/**
 * Does the next accounts of an operation, or takes the next ones back, with what came of each. Answers whether more may be left. Its row is
 * locked, so that of two processes one is at it.
 */
export async function workOperation(platform: Platform, work: Work, id: string): Promise<boolean> {
  const operation = await work.db.selectFrom('operations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (operation?.state !== 'running' && operation?.state !== 'undoing') return false
  const isUndoing = operation.state === 'undoing'
  const rows = await work.db
    .selectFrom('operation_rows')
    .select('user_id')
    .where('operation_id', '=', id)
    .where('outcome', '=', isUndoing ? 'done' : 'pending')
    .orderBy('user_id')
    .limit(batch)
    .execute()
  const ids = rows.map((row) => row.user_id)
  if (ids.length > 0) {
    const { verb, reason, by_id: byId } = operation
    const { changed, lastAdministrator } = isUndoing
      ? { changed: await takeBack(platform, work, operation, ids), lastAdministrator: null }
      : await decideOnAccounts(platform, work, ids, { verb, reason, byId, operationId: id })
    await note(work, id, changed, isUndoing ? 'undone' : 'done')
    if (lastAdministrator !== null) await note(work, id, [lastAdministrator], 'lastAdministrator')
    const others = ids.filter((one) => !changed.includes(one) && one !== lastAdministrator)
    await note(work, id, others, isUndoing ? 'kept' : 'unchanged')
  }
  const isOver = ids.length < batch
  const state = !isOver ? operation.state : isUndoing ? 'undone' : 'done'
  if (isOver) await work.db.updateTable('operations').set({ state }).where('id', '=', id).execute()
  await work.tell(await administrators(work.db), { kind: 'operation.changed', payload: { id, state } })
  return !isOver
}

async function note(work: Work, id: string, ids: readonly string[], outcome: OperationOutcome) {
  if (ids.length === 0) return
  await work.db
    .updateTable('operation_rows')
    .set({ outcome })
    .where('operation_id', '=', id)
    .where('user_id', 'in', ids)
    .execute()
}
