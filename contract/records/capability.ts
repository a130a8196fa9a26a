import type { Capability } from '../kernel/capability.ts'
import { recordsPaths } from './paths.ts'

export const recordsCapability = {
  name: 'records',
  paths: recordsPaths,
} as const satisfies Capability
