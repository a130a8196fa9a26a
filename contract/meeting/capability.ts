import type { Capability } from '../kernel/capability.ts'
import { meetingPaths } from './paths.ts'

export const meetingCapability = {
  name: 'meeting',
  paths: meetingPaths,
} as const satisfies Capability
