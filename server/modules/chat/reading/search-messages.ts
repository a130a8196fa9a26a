import { sql } from 'kysely'
import type { z } from 'zod'
import type { foundMessages, messageSearch } from '#contract/chat/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesText } from '#server/kernel/search-terms.ts'
import { peerOf } from '../conversation-rows.ts'
import { peopleById } from '../people.ts'

/** In one's own conversations alone. */
export async function searchMessages(
  { db }: Platform,
  actor: Actor,
  { search, conversation, ...page }: z.infer<typeof messageSearch>,
): Promise<z.infer<typeof foundMessages>> {
  let query = db
    .selectFrom('conversation_members as own')
    .innerJoin('conversations', 'conversations.id', 'own.conversation_id')
    .innerJoin('chat_messages as message', 'message.conversation_id', 'conversations.id')
    .select([
      'message.id',
      'message.conversation_id',
      'message.seq',
      'message.sender_id',
      'message.text',
      'message.sent_at',
      'conversations.first_id',
      'conversations.second_id',
    ])
    .where('own.user_id', '=', actor.userId)
    .where('message.deleted_at', 'is', null)
    .where(matchesText(sql<string>`folded(message.text)`, search))
  if (conversation) query = query.where('own.conversation_id', '=', conversation)
  const { items: rows, next } = await readPage(
    query,
    { column: 'message.sent_at', kind: 'instant', id: 'message.id', direction: 'desc', at: (row) => [row.sent_at, row.id] },
    page,
  )
  const people = await peopleById(
    db,
    rows.map((row) => peerOf(row, actor.userId)),
  )
  const items = rows.map((row) => ({
    id: row.id,
    conversation: row.conversation_id,
    seq: row.seq,
    peer: people.get(peerOf(row, actor.userId) ?? '') ?? null,
    own: row.sender_id === actor.userId,
    text: row.text,
    at: row.sent_at,
  }))
  return { items, next }
}
