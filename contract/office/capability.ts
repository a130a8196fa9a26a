import type { Capability } from '../kernel/capability.ts'
import { officePaths } from './paths.ts'

/** The office's own tools. */
export const officeCapability = {
  name: 'office',
  paths: officePaths,
  tags: ['Job'],
  refusals: ['job_paused', 'job_running', 'job_state'],
} as const satisfies Capability
