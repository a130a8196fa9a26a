import type { Capability } from '../kernel/capability.ts'
import { sitePaths } from './paths.ts'

export const siteCapability = {
  name: 'site',
  paths: sitePaths,
} as const satisfies Capability
