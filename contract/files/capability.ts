import type { Capability } from '../kernel/capability.ts'

export const filesCapability = {
  name: 'files',
  records: ['file', 'upload'],
  refusals: ['too_many_files', 'part_differs', 'upload_incomplete'],
} as const satisfies Capability
