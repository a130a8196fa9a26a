import { sql } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'

/** Others' messages that stand above what the person has read and were not taken back. */
export const unreadMessages = (db: Reader, userId: string) =>
  db
    .selectFrom('conversation_members as own')
    .innerJoin('chat_messages as message', (join) =>
      join.onRef('message.conversation_id', '=', 'own.conversation_id').onRef('message.seq', '>', 'own.read_seq'),
    )
    .where('own.user_id', '=', userId)
    .where('message.deleted_at', 'is', null)
    .where(sql<boolean>`message.sender_id is distinct from ${userId}::uuid`)

/** How many of them there are by conversation; in all of them where none are named. */
export async function unreadIn(db: Reader, userId: string, ids: readonly string[] | null): Promise<ReadonlyMap<string, number>> {
  if (ids?.length === 0) return new Map()
  let query = unreadMessages(db, userId)
    .select(['own.conversation_id', sql<number>`count(*)::int`.as('count')])
    .groupBy('own.conversation_id')
  if (ids) query = query.where('own.conversation_id', 'in', ids)
  return new Map((await query.execute()).map(({ conversation_id, count }) => [conversation_id, count]))
}
