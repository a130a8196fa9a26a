import type { Capability } from '../kernel/capability.ts'
import { plansPaths } from './paths.ts'

export const plansCapability = {
  name: 'plans',
  paths: plansPaths,
} as const satisfies Capability
