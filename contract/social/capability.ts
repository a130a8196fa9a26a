import type { Capability } from '../kernel/capability.ts'
import { socialPaths } from './paths.ts'

export const socialCapability = {
  name: 'social',
  paths: socialPaths,
} as const satisfies Capability
