import { sql } from 'kysely'
import type { Operation, OperationToStart } from '#contract/admin/account-schemas.ts'
import { doneAtOnce } from '#contract/admin/account-values.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import { settingOf } from '#server/kernel/office-settings.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { chooseAccounts } from './choose-accounts.ts'
import { presentOperation } from './list-operations.ts'
import { workOperation } from './work-operation.ts'

/**
 * Begins an operation over accounts that are settled now. A few are done at once, in this unit of work; many by a job, which goes on after
 * any crash where it was.
 * @throws Refusal 409 `count_changed` when they are not as many as the administrator was told.
 */
export function startOperation(platform: Platform, actor: Actor, input: OperationToStart): Promise<Operation> {
  return platform.transact(async (work) => {
    const ids = await chooseAccounts(work.db, input.chosen)
    if (ids.length !== input.expected)
      throw conflict('count_changed', 'The number of accounts has changed', `${ids.length} instead of ${input.expected}`)
    const id = platform.ids.next()
    const now = platform.clock.now()
    const regret = (await settingOf(work.db, 'regretMinutes')) * 60_000
    await work.db
      .insertInto('operations')
      .values({
        id,
        verb: input.verb,
        state: 'running',
        reason: input.reason,
        by_id: actor.userId,
        started_at: now,
        regret_until: new Date(now.getTime() + regret),
      })
      .execute()
    await freeze(work, id, ids)
    const { verb, reason } = input
    await work.audit({ action: `operation.${verb}`, recordKind: 'operation', recordId: id, userId: actor.userId, reason })
    if (ids.length <= doneAtOnce) await workOperation(platform, work, id)
    return presentOperation(work.db, id)
  })
}

async function freeze(work: Work, operationId: string, ids: readonly string[]): Promise<void> {
  await sql`insert into operation_rows (operation_id, user_id)
    select ${operationId}::uuid, id from unnest(${[...ids]}::uuid[]) as id`.execute(work.db)
}
