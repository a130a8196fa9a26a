import type { Capability } from '../kernel/capability.ts'

export const claimsCapability = {
  name: 'claims',
  refusals: ['no_claim'],
} as const satisfies Capability
