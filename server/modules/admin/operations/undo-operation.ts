import type { Operation } from '#contract/admin/account-schemas.ts'
import { doneAtOnce } from '#contract/admin/account-values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { presentOperation } from './list-operations.ts'
import { workOperation } from './work-operation.ts'

/**
 * Takes an operation back: what has had no turn is skipped, what was done is undone, at once or by the job.
 * @throws Refusal 404; 409 `regret_over` once its mails have gone out, or when it was taken back before.
 */
export function undoOperation(platform: Platform, actor: Actor, { id }: { id: string }): Promise<Operation> {
  return platform.transact(async (work) => {
    const operation = await work.db.selectFrom('operations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!operation) throw notFound()
    const isInTime = Date.parse(operation.regret_until) > platform.clock.now().getTime()
    const isStanding = operation.state === 'running' || operation.state === 'done'
    if (!isInTime || !isStanding) throw conflict('regret_over', 'This can no longer be taken back')
    await work.db
      .updateTable('operation_rows')
      .set({ outcome: 'skipped' })
      .where('operation_id', '=', id)
      .where('outcome', '=', 'pending')
      .execute()
    await work.db
      .updateTable('operations')
      .set({ state: 'undoing', told_at: platform.clock.now() })
      .where('id', '=', id)
      .execute()
    await work.audit({ action: 'operation.undo', recordKind: 'operation', recordId: id, userId: actor.userId })
    const { outcomes } = await presentOperation(work.db, id)
    if ((outcomes.done ?? 0) <= doneAtOnce) await workOperation(platform, work, id)
    return presentOperation(work.db, id)
  })
}
