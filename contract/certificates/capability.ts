import type { Capability } from '../kernel/capability.ts'
import { certificatesPaths } from './paths.ts'

export const certificatesCapability = {
  name: 'certificates',
  paths: certificatesPaths,
} as const satisfies Capability
