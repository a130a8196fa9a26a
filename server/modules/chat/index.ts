import type { Module } from '#server/kernel/module.ts'
import { chatEndpoints } from './endpoints.ts'
import { mayReadChatFile } from './file-reader.ts'
import { joinConversations } from './join-conversations.ts'
import { chatMigrations } from './migrations/index.ts'
import { chatPushWords } from './push/words.ts'
import { findByName } from './reading/find-by-name.ts'
import { seedChat } from './seed/seed-chat.ts'
import { conversationSigns } from './signs/typing.ts'
import './tables.ts'
import { chatData } from './personal-data.ts'

/** Conversations of two people who have something to do with each other. */
export const chatModule: Module = {
  name: 'chat',
  personalData: chatData,
  endpoints: chatEndpoints,
  migrations: chatMigrations,
  search: findByName,
  topics: [conversationSigns],
  fileReaders: { chatFile: mayReadChatFile },
  pushWords: chatPushWords,
  seed: seedChat,
  joinsPeople: { tables: ['conversations', 'conversation_members'], counts: 'conversations', join: joinConversations },
}
