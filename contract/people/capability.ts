import type { Capability } from '../kernel/capability.ts'
import { pictureTypes } from '../kernel/file-types.ts'

export const peopleCapability = {
  name: 'people',
  records: ['pet'],
  tags: ['Profile', 'Pet'],
  files: {
    profilePicture: { types: pictureTypes, mostBytes: 2 * 1024 * 1024, isPublic: true },
    petPicture: { types: pictureTypes, mostBytes: 2 * 1024 * 1024, isPublic: false },
  },
  refusals: ['pet_archived', 'too_many_pets'],
} as const satisfies Capability
