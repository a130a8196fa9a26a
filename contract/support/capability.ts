import type { Capability } from '../kernel/capability.ts'
import { supportPaths } from './paths.ts'
import { supportLimits } from './values.ts'

const day = 24 * 3600

export const supportCapability = {
  name: 'support',
  paths: supportPaths,
  records: ['supportRequest', 'cannedAnswer'],
  tags: ['SupportRequest', 'CannedAnswer'],
  hub: {
    'supportRequest.changed': { fields: ['id'], tags: ['SupportRequest'] },
    'supportRequest.replying': { fields: ['id', 'name', 'state'], tags: [] },
  },
  notices: {
    supportAnswered: {
      for: ['patient', 'doctor', 'pharmacy', 'company', 'staff'],
      icon: 'done',
      mailed: true,
      data: { number: 'text' },
    },
  },
  limits: {
    'support.author': { uses: supportLimits.perDay, seconds: day },
    'support.message': { uses: supportLimits.messagesPerDay, seconds: day },
  },
  settings: {
    closedAfterDays: { area: 'people', unit: 'days', usual: 14, least: 1, most: 90 },
  },
  refusals: ['request_changed', 'request_taken', 'request_closed', 'canned_changed', 'too_many_canned'],
} as const satisfies Capability
