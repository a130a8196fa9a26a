import type { CardKind } from '#contract/chat/values.ts'
import type { Generated, Instant, OptionalInstant } from '#server/kernel/columns.ts'

export interface ConversationTable {
  id: string
  /** The lesser id of the two; `null` once the account is gone. */
  first_id: string | null
  second_id: string | null
  last_seq: Generated<number>
  /** Counts messages, edits and deletions. */
  last_change: Generated<number>
  /** Who wrote and has no answer yet, and since when. */
  waiting_from: string | null
  waiting_since: OptionalInstant
  created_at: Instant
  last_at: Instant
}

export interface ConversationMemberTable {
  conversation_id: string
  user_id: string
  delivered_seq: Generated<number>
  /** Only ever grows. */
  read_seq: Generated<number>
  /** Of the conversation, for the order of one's list. */
  last_at: Instant
}

export interface ChatMessageTable {
  id: string
  conversation_id: string
  seq: number
  change: number
  sender_id: string | null
  client_id: string
  /** Empty once it is deleted. */
  text: string
  /** The number of the message that it answers. */
  reply_to: number | null
  card_kind: CardKind | null
  card_id: string | null
  /** How long the other one had waited for it; of the first message after theirs. */
  answer_seconds: number | null
  sent_at: Instant
  edited_at: OptionalInstant
  deleted_at: OptionalInstant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    conversations: ConversationTable
    conversation_members: ConversationMemberTable
    chat_messages: ChatMessageTable
    chat_edits: { message_id: string; version: number; text: string; at: Instant }
    chat_files: { message_id: string; position: number; file_id: string; name: string }
    chat_settings: { user_id: string; typing: boolean; presence: boolean; delivered: boolean; read: boolean }
    presence: { user_id: string; seen_at: Instant }
  }
}
