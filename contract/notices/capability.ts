import type { Capability } from '../kernel/capability.ts'
import { noticesPaths } from './paths.ts'

export const noticesCapability = {
  name: 'notices',
  paths: noticesPaths,
  records: ['notice', 'pushDevice'],
  tags: ['Notice', 'PushDevice'],
  hub: {
    'notice.new': { fields: ['id', 'kind'], tags: ['Notice'] },
    /** Read here or on another device: the count of unread ones is another. */
    'notice.read': { fields: ['id'], tags: ['Notice'] },
    /** So were several at once. */
    'notices.read': { fields: [], tags: ['Notice'] },
    /** A device shows pushes now, or no more. */
    'pushDevices.changed': { fields: [], tags: ['PushDevice'] },
  },
  limits: {
    /** Pushes that one person sends to see whether they come. */
    'push.test': { uses: 10, seconds: 3600 },
  },
  refusals: ['unknown_push_service'],
} as const satisfies Capability
