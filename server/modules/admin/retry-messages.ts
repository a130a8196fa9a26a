import type { z } from 'zod'
import type { retryOutcomes } from '#contract/admin/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { doneIn, outcomesOf } from './outcomes.ts'

/** Has messages that were given up sent again, with all their tries, whatever they say is over or not; what is on its way or arrived stays as it is. */
export function retryMessages(platform: Platform, actor: Actor, ids: readonly string[]): Promise<z.infer<typeof retryOutcomes>> {
  return platform.transact(async (work) => {
    // In the order of their ids, so that two administrators wait for one another rather than both for ever.
    const rows = await work.db
      .selectFrom('outbox_messages')
      .select(['id', 'state'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
    const outcomes = outcomesOf(ids, rows, ({ state }) => (state === 'failed' ? 'done' : 'not_failed'))
    const retried = doneIn(outcomes)
    if (retried.length === 0) return { outcomes }
    await work.db
      .updateTable('outbox_messages')
      .set({ state: 'pending', attempts: 0, error: null, stale_at: null, next_attempt_at: platform.clock.now() })
      .where('id', 'in', retried)
      .execute()
    for (const recordId of retried)
      await work.audit({ action: 'outbox.retry', recordKind: 'outboxMessage', recordId, userId: actor.userId })
    await work.tell([actor.userId], { kind: 'dashboard.changed', payload: {} })
    return { outcomes }
  })
}
