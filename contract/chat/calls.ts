import type { Call } from '../kernel/call.ts'

const self = { who: 'signedIn', whose: 'self' } as const
const conversation = { who: 'signedIn', whose: 'party', record: 'conversation' } as const
const message = { who: 'signedIn', whose: 'party', record: 'chatMessage' } as const

export const chatCalls = {
  listConversations: {
    method: 'GET',
    path: '/conversations',
    access: self,
    summary: "The caller's conversations, the latest first, with what is unread of each",
  },
  findConversation: {
    method: 'GET',
    path: '/conversation',
    access: self,
    summary: 'The conversation with a person: one that exists, or that could be begun because there is a relationship',
  },
  listPartners: {
    method: 'GET',
    path: '/chat-partners',
    access: self,
    summary: 'People whom the caller may write to, because of a visit, an order, or because they follow each other',
  },
  listMessages: {
    method: 'GET',
    path: '/conversations/{id}/messages',
    access: conversation,
    summary: "A page of messages in the conversation's own order: the newest, those before or after a number, or around one",
  },
  listChanges: {
    method: 'GET',
    path: '/conversations/{id}/changes',
    access: conversation,
    summary: 'Messages that came or were changed after a change that is known; too many are not told one by one',
  },
  setPosition: {
    method: 'PUT',
    path: '/conversations/{id}/position',
    access: conversation,
    summary: 'How far the caller has received and read; it only ever grows',
  },
  sayTyping: {
    method: 'PUT',
    path: '/conversations/{id}/typing',
    access: conversation,
    summary: 'The caller types, or no longer; told to the other one unless the caller does not show it',
  },
  listCards: {
    method: 'GET',
    path: '/conversations/{id}/cards',
    access: conversation,
    summary: 'Visits and prescriptions of both, which can be shown in the conversation',
  },
  sendMessage: {
    method: 'POST',
    path: '/chat-messages',
    access: self,
    summary: 'Writes to a person; one that is sent again under the sender’s own id is kept once, for ever',
  },
  searchMessages: {
    method: 'GET',
    path: '/chat-messages',
    access: self,
    summary: "Messages of the caller's conversations, or of one, in which all these words stand; the latest first",
  },
  editMessage: {
    method: 'PUT',
    path: '/chat-messages/{id}',
    access: message,
    summary: 'Puts other words in the place of one’s own; what stood there before is kept and can be read by both',
  },
  deleteMessage: {
    method: 'DELETE',
    path: '/chat-messages/{id}',
    access: message,
    summary: 'Takes back a message of one’s own with all it said; its place remains. Again changes nothing',
  },
  readHistory: {
    method: 'GET',
    path: '/chat-messages/{id}/history',
    access: message,
    summary: 'What a message said before it was changed',
  },
  readUnread: { method: 'GET', path: '/chat-unread', access: self, summary: 'How many messages and conversations are unread' },
  readChatSettings: {
    method: 'GET',
    path: '/chat-settings',
    access: self,
    summary: 'What the caller shows others: typing, presence, delivered, read',
  },
  saveChatSettings: { method: 'PUT', path: '/chat-settings', access: self, summary: 'Turns what is shown on or off' },
  sayPresent: {
    method: 'PUT',
    path: '/presence',
    access: self,
    summary: 'The caller looks at the platform; answers who else does of those the caller writes with',
  },
} as const satisfies Record<string, Call>
