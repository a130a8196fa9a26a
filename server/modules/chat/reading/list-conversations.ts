import { sql } from 'kysely'
import type { z } from 'zod'
import type { ConversationCard, partners } from '#contract/chat/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { readPage } from '#server/kernel/paging.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { matchesName, searchTermsOf } from '#server/kernel/search-terms.ts'
import { blocksBetween } from '#server/modules/social/index.ts'
import { peerOf } from '../conversation-rows.ts'
import { peopleById } from '../people.ts'
import { relationshipsOf } from '../relationships-of.ts'
import { statusTo } from '../standing.ts'
import { unreadMessages } from './unread.ts'

/** In a list a message is its beginning. */
const previewed = 120

export async function listConversations(
  platform: Platform,
  actor: Actor,
  asked: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ items: ConversationCard[]; next: string | null }> {
  const { db } = platform
  const query = db
    .selectFrom('conversation_members as own')
    .innerJoin('conversations', 'conversations.id', 'own.conversation_id')
    .innerJoin('chat_messages as last', (join) =>
      join.onRef('last.conversation_id', '=', 'conversations.id').onRef('last.seq', '=', 'conversations.last_seq'),
    )
    .select((eb) => [
      'conversations.id',
      'conversations.first_id',
      'conversations.second_id',
      'conversations.last_seq',
      'conversations.last_change',
      'own.read_seq',
      'own.last_at',
      'last.text',
      'last.sender_id',
      'last.deleted_at',
      'last.card_kind',
      eb
        .selectFrom('chat_files')
        .select((of) => of.fn.countAll<number>().as('files'))
        .whereRef('chat_files.message_id', '=', 'last.id')
        .as('files'),
      unreadMessages(db, actor.userId)
        .select((of) => of.fn.countAll<number>().as('unread'))
        .where('own.conversation_id', '=', sql.ref<string>('conversations.id'))
        .as('unread'),
    ])
    .where('own.user_id', '=', actor.userId)
  const { items: rows, next } = await readPage(
    query,
    {
      column: 'own.last_at',
      kind: 'instant',
      id: 'own.conversation_id',
      direction: 'desc',
      at: (row) => [row.last_at, row.id] as const,
    },
    asked,
  )
  const peers = rows.map((row) => peerOf(row, actor.userId))
  const others = peers.filter((peer) => peer !== null)
  const people = await peopleById(db, others)
  const statusOf = await statusTo(platform, db, actor.userId, others)
  const items = rows.map((row, index) => ({
    id: row.id,
    peer: people.get(peers[index] ?? '') ?? null,
    standing: statusOf(peers[index] ?? null),
    lastSeq: row.last_seq,
    lastChange: row.last_change,
    unread: row.unread ?? 0,
    readSeq: row.read_seq,
    last: {
      text: row.text.slice(0, previewed),
      own: row.sender_id === actor.userId,
      deleted: row.deleted_at !== null,
      files: row.files ?? 0,
      card: row.card_kind,
    },
    at: row.last_at,
  }))
  return { items, next }
}

/** Whom the caller may write to now, by name. */
export async function listPartners(
  platform: Platform,
  actor: Actor,
  { search }: { readonly search?: string | undefined },
): Promise<z.infer<typeof partners>> {
  const { db } = platform
  const related = await relationshipsOf(platform, db, actor.userId, null)
  const blocks = await blocksBetween(db, actor.userId, [...related.keys()])
  const ids = [...related.keys()].filter((id) => !blocks.own.has(id) && !blocks.theirs.has(id))
  if (ids.length === 0) return { people: [] }
  const terms = search ? searchTermsOf(search) : null
  let query = db.selectFrom('users').select('id').where('id', 'in', ids).where('status', '=', 'active')
  if (terms) query = query.where(matchesName('users', terms))
  const found = await query.orderBy('name').limit(50).execute()
  const people = await peopleById(
    db,
    found.map(({ id }) => id),
  )
  return {
    people: found.flatMap(({ id }) => {
      const person = people.get(id)
      return person ? [{ ...person, because: [...(related.get(id) ?? [])] }] : []
    }),
  }
}
