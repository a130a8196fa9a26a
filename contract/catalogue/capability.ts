import type { Capability } from '../kernel/capability.ts'

export const catalogueCapability = {
  name: 'catalogue',
  records: ['productReview'],
  tags: ['Product', 'ProductReview'],
  refusals: ['not_received'],
} as const satisfies Capability
