import type { z } from 'zod'
import type { discardOutcomes, messagesToDiscard } from '#contract/admin/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { doneIn, outcomesOf } from './outcomes.ts'

/**
 * Puts messages away that wait or were given up; what has been sent stays as it is. One that a courier has in its hands at this moment may
 * still arrive.
 */
export function discardMessages(
  platform: Platform,
  actor: Actor,
  { ids, reason }: z.output<typeof messagesToDiscard>,
): Promise<z.infer<typeof discardOutcomes>> {
  return platform.transact(async (work) => {
    // In the order of their ids, so that two administrators wait for one another rather than both for ever.
    const rows = await work.db
      .selectFrom('outbox_messages')
      .select(['id', 'state'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
    const outcomes = outcomesOf(ids, rows, ({ state }) => (state === 'pending' || state === 'failed' ? 'done' : 'not_waiting'))
    const discarded = doneIn(outcomes)
    if (discarded.length === 0) return { outcomes }
    await work.db
      .updateTable('outbox_messages')
      .set({ state: 'discarded', discard_reason: reason })
      .where('id', 'in', discarded)
      .execute()
    for (const recordId of discarded)
      await work.audit({ action: 'outbox.discard', recordKind: 'outboxMessage', recordId, userId: actor.userId, reason })
    await work.tell([actor.userId], { kind: 'dashboard.changed', payload: {} })
    return { outcomes }
  })
}
