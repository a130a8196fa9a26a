import type { Selectable } from 'kysely'
import type { ChatMessage } from '#contract/chat/schemas.ts'
import type { CardKind } from '#contract/chat/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import '#server/kernel/relationships.ts'
import type { ConversationRow } from '../conversation-rows.ts'
import type { ChatMessageTable } from '../tables.ts'

export type MessageRow = Selectable<ChatMessageTable>

/** Of what is answered so much is shown. */
const quoted = 160

/** Messages of one conversation with their files, what they answer, and their cards as these stand now. */
export async function presentMessages(
  { modules }: Pick<Platform, 'modules'>,
  db: Reader,
  conversation: Pick<ConversationRow, 'id' | 'first_id' | 'second_id'>,
  rows: readonly MessageRow[],
): Promise<ChatMessage[]> {
  const files = await filesOf(db, rows)
  const answered = await answeredBy(db, conversation.id, rows)
  const cards = await cardsOf(modules, db, conversation, rows)
  return rows.map((row) => {
    const reply = row.reply_to === null || row.deleted_at !== null ? undefined : answered.get(row.reply_to)
    return {
      id: row.id,
      conversation: row.conversation_id,
      seq: row.seq,
      change: row.change,
      from: row.sender_id,
      clientId: row.client_id,
      text: row.text,
      at: row.sent_at,
      editedAt: row.edited_at,
      deleted: row.deleted_at !== null,
      replyTo: reply
        ? { seq: reply.seq, from: reply.sender_id, text: reply.text.slice(0, quoted), deleted: reply.deleted_at !== null }
        : null,
      files: files.get(row.id) ?? [],
      card: (row.card_id !== null && cards.get(row.card_id)) || null,
    }
  })
}

async function filesOf(db: Reader, rows: readonly MessageRow[]) {
  const found = new Map<string, ChatMessage['files']>()
  if (rows.length === 0) return found
  const files = await db
    .selectFrom('chat_files')
    .innerJoin('files', 'files.id', 'chat_files.file_id')
    .select(['chat_files.message_id', 'files.id', 'files.type', 'files.bytes', 'chat_files.name'])
    .where(
      'chat_files.message_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('chat_files.position')
    .execute()
  for (const { message_id, ...file } of files) found.set(message_id, [...(found.get(message_id) ?? []), file])
  return found
}

async function answeredBy(db: Reader, conversation: string, rows: readonly MessageRow[]) {
  const seqs = rows.flatMap(({ reply_to }) => reply_to ?? [])
  if (seqs.length === 0) return new Map<number, MessageRow>()
  const found = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversation)
    .where('seq', 'in', seqs)
    .execute()
  return new Map(found.map((row) => [row.seq, row]))
}

async function cardsOf(
  modules: Platform['modules'],
  db: Reader,
  { first_id, second_id }: Pick<ConversationRow, 'first_id' | 'second_id'>,
  rows: readonly MessageRow[],
) {
  const idsOf = (kind: CardKind) => rows.flatMap(({ card_kind, card_id }) => (card_kind === kind && card_id ? [card_id] : []))
  const found = new Map<string, NonNullable<ChatMessage['card']>>()
  if (first_id === null || second_id === null) return found
  for (const { cards } of modules) {
    const ids = cards ? idsOf(cards.kind) : []
    if (!cards || ids.length === 0) continue
    for (const card of await cards.shared(db, first_id, second_id, ids)) found.set(card.id, card)
  }
  return found
}
