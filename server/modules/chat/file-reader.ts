import type { FileReader } from '#server/modules/files/index.ts'
import './tables.ts'

/** Files of a conversation are for its two. */
export const mayReadChatFile: FileReader = async (db, actor, file) => {
  const found = await db
    .selectFrom('chat_files')
    .innerJoin('chat_messages', 'chat_messages.id', 'chat_files.message_id')
    .innerJoin('conversation_members', 'conversation_members.conversation_id', 'chat_messages.conversation_id')
    .select('chat_files.file_id')
    .where('chat_files.file_id', '=', file)
    .where('conversation_members.user_id', '=', actor.userId)
    .executeTakeFirst()
  return found !== undefined
}
