import type { Capability } from '../kernel/capability.ts'

export const summariesCapability = {
  name: 'summaries',
  tags: ['Summary'],
  hub: {
    /** Of an appointment of the person: its summary can be read. */
    'summary.shared': { fields: ['id'], tags: ['Summary'] },
  },
  notices: {
    summaryShared: {
      for: ['patient'],
      icon: 'stethoscope',
      mailed: true,
      pushed: true,
      data: { name: 'text', startsAt: 'instant' },
    },
  },
  refusals: ['summary_changed', 'summary_empty', 'no_summary'],
} as const satisfies Capability
