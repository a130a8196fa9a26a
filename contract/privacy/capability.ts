import type { Capability } from '../kernel/capability.ts'
import { privacyPaths } from './paths.ts'
import { erasableRoles } from './values.ts'

const toAll = { for: erasableRoles, mailed: true, required: true } as const

export const privacyCapability = {
  name: 'privacy',
  paths: privacyPaths,
  tags: ['OwnData'],
  hub: {
    'ownData.changed': { fields: ['state'], tags: ['OwnData'] },
  },
  notices: {
    erasureAsked: { ...toAll, icon: 'shield', passesQuietHours: true, data: { dueAt: 'instant' } },
    erasureSoon: { ...toAll, icon: 'alert', passesQuietHours: true, data: { dueAt: 'instant' } },
    erasureDeferred: { ...toAll, icon: 'hourglass', data: { dueAt: 'instant' } },
    erasureTakenBack: { ...toAll, icon: 'done', data: {} },
    copyReady: { ...toAll, icon: 'done', data: { expiresAt: 'instant' } },
    /** Somebody's pet is now the reader's. */
    petPassedOn: { for: ['patient'], mailed: true, required: true, icon: 'stethoscope', data: { pet: 'text' } },
  },
  limits: {
    'erasure.ask': { uses: 10, seconds: 24 * 3600 },
    'copy.ask': { uses: 3, seconds: 24 * 3600 },
  },
  settings: {
    copyDays: { area: 'people', unit: 'days', usual: 7, least: 1, most: 30 },
  },
  refusals: ['erasure_held', 'erasure_running', 'no_erasure', 'sign_in_again', 'copy_not_ready'],
} as const satisfies Capability
