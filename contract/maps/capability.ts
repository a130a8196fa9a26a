import type { Capability } from '../kernel/capability.ts'

export const mapsCapability = { name: 'maps' } as const satisfies Capability
