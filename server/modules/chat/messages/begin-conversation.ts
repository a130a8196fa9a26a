import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { ordered, type ConversationRow } from '../conversation-rows.ts'

/** The conversation of the two, locked until the unit of work ends; made where there is none. */
export async function lockOrBegin({ ids, clock }: Platform, work: Work, one: string, other: string): Promise<ConversationRow> {
  const pair = ordered(one, other)
  const locked = () =>
    work.db
      .selectFrom('conversations')
      .selectAll()
      .where('first_id', '=', pair.first_id)
      .where('second_id', '=', pair.second_id)
      .forUpdate()
      .executeTakeFirst()
  const before = await locked()
  if (before) return before
  const now = clock.now()
  const made = await work.db
    .insertInto('conversations')
    .values({ id: ids.next(), ...pair, waiting_from: null, created_at: now, last_at: now })
    .onConflict((conflict) => conflict.columns(['first_id', 'second_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made)
    await work.db
      .insertInto('conversation_members')
      .values([one, other].map((user_id) => ({ conversation_id: made.id, user_id, last_at: now })))
      .execute()
  return (await locked())!
}
