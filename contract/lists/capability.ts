import type { Capability } from '../kernel/capability.ts'
import { listsPaths } from './paths.ts'

export const listsCapability = {
  name: 'lists',
  paths: listsPaths,
} as const satisfies Capability
