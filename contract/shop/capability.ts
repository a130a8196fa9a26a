import type { Capability } from '../kernel/capability.ts'
import { shopPaths } from './paths.ts'

export const shopCapability = {
  name: 'shop',
  paths: shopPaths,
} as const satisfies Capability
