import type { Capability } from '../kernel/capability.ts'
import { pharmacyPaths } from './paths.ts'

export const pharmacyCapability = {
  name: 'pharmacy',
  paths: pharmacyPaths,
  recordScreens: ['pharmaOrderDetails', 'pOrderDetails'],
} as const satisfies Capability
