import type { Capability } from '../kernel/capability.ts'
import { pharmacyPaths } from './paths.ts'

export const pharmacyCapability = {
  name: 'pharmacy',
  paths: pharmacyPaths,
} as const satisfies Capability
