import type { Capability } from '../kernel/capability.ts'
import { pdfType, pictureTypes } from '../kernel/file-types.ts'

export const licencesCapability = {
  name: 'licences',
  records: ['licenceReview'],
  tags: ['Licence', 'LicenceReview'],
  hub: {
    /** To administrators: another licence waits, or one was decided. */
    'licence.queue.changed': { fields: [], tags: ['LicenceReview'] },
    /** To administrators: one of them takes a licence on, or leaves it to the others. */
    'licence.claim.changed': { fields: ['id'], tags: ['Licence', 'LicenceReview'] },
  },
  notices: {
    /** A month, a week and no days before its last day. */
    licenceExpires: { for: ['doctor', 'pharmacy'], icon: 'clock', mailed: true, data: { lastDay: 'instant' } },
  },
  settings: {
    claimMinutes: { area: 'office', unit: 'minutes', usual: 60, least: 5, most: 480 },
  },
  files: { licencePaper: { types: [...pictureTypes, pdfType], mostBytes: 10 * 1024 * 1024, isPublic: false } },
  refusals: ['licence_claimed', 'licence_number_verified'],
} as const satisfies Capability
