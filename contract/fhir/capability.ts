import type { Capability } from '../kernel/capability.ts'

export const fhirCapability = { name: 'fhir' } as const satisfies Capability
