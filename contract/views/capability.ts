import type { Capability } from '../kernel/capability.ts'

export const viewsCapability = {
  name: 'views',
  records: ['savedView'],
  tags: ['Preference'],
  refusals: ['too_many_views'],
} as const satisfies Capability
