import { bind } from '../kernel/call.ts'
import { byId, pageOf } from '../kernel/values.ts'
import { z } from 'zod'
import { pageQuery } from '../kernel/values.ts'
import { chatCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const chatContract = bind(chatCalls, {
  listConversations: { query: z.strictObject(pageQuery), answer: pageOf(schemas.conversationCard) },
  findConversation: { query: schemas.withQuery, answer: schemas.conversationDetails },
  listPartners: { query: schemas.partnerQuery, answer: schemas.partners },
  listMessages: { params: byId, query: schemas.messageQuery, answer: schemas.messages },
  listChanges: { params: byId, query: schemas.changeQuery, answer: schemas.changes },
  setPosition: { params: byId, body: schemas.position, answer: null },
  sayTyping: { params: byId, body: schemas.typing, answer: null },
  listCards: { params: byId, answer: schemas.cards },
  sendMessage: { body: schemas.messageDraft, answer: schemas.chatMessage, status: 201 },
  searchMessages: { query: schemas.messageSearch, answer: schemas.foundMessages },
  editMessage: { params: byId, body: schemas.messageEdit, answer: schemas.chatMessage },
  deleteMessage: { params: byId, answer: schemas.chatMessage },
  readHistory: { params: byId, answer: schemas.messageHistory },
  readUnread: { answer: schemas.unread },
  readChatSettings: { answer: schemas.chatSettings },
  saveChatSettings: { body: schemas.chatSettings, answer: schemas.chatSettings },
  sayPresent: { answer: schemas.present },
})
