import { pictureTypes } from '../kernel/file-types.ts'
import type { Capability } from '../kernel/capability.ts'

export const advertisementsCapability = {
  name: 'advertisements',
  records: ['advertisement'],
  tags: ['Advertisement'],
  hub: { 'advertisement.changed': { fields: ['id', 'state'], tags: ['Advertisement'] } },
  files: { advertisementPicture: { types: pictureTypes, mostBytes: 2 * 1024 * 1024, isPublic: true, by: ['admin'] } },
  refusals: ['advertisement_state', 'advertisement_ended'],
} as const satisfies Capability
