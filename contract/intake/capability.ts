import { mostUploadBytes } from '../files/parts.ts'
import type { Capability } from '../kernel/capability.ts'
import { mediaTypes } from '../kernel/file-types.ts'
import { mostPhotoBytes } from './media.ts'

export const intakeCapability = {
  name: 'intake',
  tags: ['Intake'],
  records: ['intakeMedium'],
  files: {
    intakeMedia: {
      types: mediaTypes,
      mostBytes: mostUploadBytes,
      mostPictureBytes: mostPhotoBytes,
      byParts: true,
      isPublic: false,
      by: ['patient'],
    },
  },
  refusals: ['too_many_media'],
  hub: {
    /** Of the visit: `id` is the appointment's. */
    'intake.changed': { fields: ['id'], tags: ['Intake'] },
  },
} as const satisfies Capability
