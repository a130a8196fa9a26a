import type { Capability } from '../kernel/capability.ts'

export const filesCapability = {
  name: 'files',
  records: ['file'],
  refusals: ['too_many_files'],
} as const satisfies Capability
