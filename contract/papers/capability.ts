import type { Capability } from '../kernel/capability.ts'
import { pictureTypes } from '../kernel/file-types.ts'
import { papersPaths } from './paths.ts'

export const papersCapability = {
  name: 'papers',
  paths: papersPaths,
  recordScreens: ['checkPaper'],
  tags: ['Letterhead'],
  limits: {
    /** From one network: papers that are looked up, and fills that are confirmed. */
    'paper.checks': { uses: 120, seconds: 3600, per: 'network' },
    'paper.fills': { uses: 40, seconds: 3600, per: 'network' },
  },
  files: { letterheadLogo: { types: pictureTypes, mostBytes: 2 * 1024 * 1024, isPublic: false, by: ['doctor'] } },
  refusals: ['letterhead_changed', 'paper_not_valid', 'nothing_left', 'fill_counted', 'more_than_due'],
} as const satisfies Capability
