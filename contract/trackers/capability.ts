import type { Capability } from '../kernel/capability.ts'
import { trackersPaths } from './paths.ts'

export const trackersCapability = {
  name: 'trackers',
  paths: trackersPaths,
} as const satisfies Capability
