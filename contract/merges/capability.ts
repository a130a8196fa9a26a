import type { Capability } from '../kernel/capability.ts'
import { mergesPaths } from './paths.ts'

/** Two accounts of one patient become one. */
export const mergesCapability = {
  name: 'merges',
  paths: mergesPaths,
  refusals: ['merge_obstacle', 'merge_of_itself', 'merge_of_gone'],
} as const satisfies Capability
