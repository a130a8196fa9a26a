import type { Capability } from '../kernel/capability.ts'
import { pdfType, pictureTypes } from '../kernel/file-types.ts'
import { chatPaths } from './paths.ts'

export const chatCapability = {
  name: 'chat',
  paths: chatPaths,
  records: ['conversation', 'chatMessage'],
  tags: ['Conversation', 'ChatMessage', 'ChatUnread', 'ChatSettings'],
  hub: {
    /** A message came, or was changed or taken back. */
    'chat.changed': { fields: ['id'], tags: ['Conversation', 'ChatUnread', 'ChatMessage'] },
    /** How far the other one has received and read. */
    'chat.position': { fields: ['id', 'by'], tags: ['Conversation'] },
    'chat.typing': { fields: ['id', 'by', 'state'], tags: [] },
  },
  notices: {
    messageWaiting: {
      for: ['patient', 'doctor', 'pharmacy', 'staff', 'company', 'admin'],
      icon: 'done',
      pushed: true,
      data: { name: 'text' },
    },
  },
  limits: { 'chat.sender': { uses: 600, seconds: 60 } },
  files: { chatFile: { types: [...pictureTypes, pdfType], mostBytes: 10 * 1024 * 1024, isPublic: false } },
  refusals: ['conversation_read_only', 'message_deleted', 'nothing_said'],
} as const satisfies Capability
