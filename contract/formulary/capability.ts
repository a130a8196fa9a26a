import type { Capability } from '../kernel/capability.ts'

/** Medicines that can be prescribed, and what speaks against one of them. */
export const formularyCapability = { name: 'formulary' } as const satisfies Capability
