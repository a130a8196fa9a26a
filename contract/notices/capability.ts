import type { Capability } from '../kernel/capability.ts'
import { noticesPaths } from './paths.ts'

export const noticesCapability = {
  name: 'notices',
  paths: noticesPaths,
  records: ['notice'],
  tags: ['Notice'],
  hub: {
    'notice.new': { fields: ['id', 'kind'], tags: ['Notice'] },
    /** Read here or on another device: the count of unread ones is another. */
    'notice.read': { fields: ['id'], tags: ['Notice'] },
    /** So were several at once. */
    'notices.read': { fields: [], tags: ['Notice'] },
  },
} as const satisfies Capability
