import type { Capability } from '../kernel/capability.ts'

export const catalogueCapability = {
  name: 'catalogue',
  tags: ['Product'],
} as const satisfies Capability
