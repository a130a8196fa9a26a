import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const chatData: PersonalData = {
  conversations: {
    rows: [
      { of: 'first_id', fate: {} },
      { of: 'second_id', fate: {} },
    ],
    plain: 'id first_id second_id last_seq last_change waiting_from waiting_since created_at last_at',
  },
  conversation_members: goes('user_id'),
  chat_messages: {
    rows: [
      { of: 'sender_id', fate: { text: "''", card_kind: 'null', card_id: 'null', deleted_at: 'coalesce(deleted_at, now())' } },
    ],
    plain: 'id conversation_id seq change sender_id client_id reply_to answer_seconds sent_at edited_at',
  },
  chat_edits: goes('message_id>chat_messages.sender_id'),
  chat_files: goes('message_id>chat_messages.sender_id'),
  chat_settings: goes('user_id'),
  presence: goes('user_id'),
}
