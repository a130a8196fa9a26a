import type { Capability } from '../kernel/capability.ts'
import { listsPaths } from './paths.ts'

export const listsCapability = {
  name: 'lists',
  paths: listsPaths,
  records: ['referenceEntry', 'referenceMerge'],
  tags: ['ReferenceEntry'],
  hub: { 'lists.changed': { fields: [], tags: ['ReferenceEntry'] } },
  refusals: [
    'entry_name_taken',
    'entry_changed',
    'entry_merged',
    'entry_retired',
    'merge_undone',
    'merge_undo_over',
    'list_changed',
    'list_faults',
  ],
} as const satisfies Capability
