import type { Capability } from '../kernel/capability.ts'
import { trackersPaths } from './paths.ts'

const ofPet = { for: ['patient'], data: { pet: 'text', zone: 'text' } } as const

export const trackersCapability = {
  name: 'trackers',
  paths: trackersPaths,
  records: ['tracker', 'safeZone', 'handover'],
  tags: ['Tracker'],
  hub: {
    /** Its newest fix is another; watched by topic, and kept by nobody. Numbers are written out. */
    'tracker.moved': { fields: ['id', 'at', 'latitude', 'longitude', 'battery'], tags: [] },
    /** A zone was left or entered, or another thing of it changed. */
    'tracker.changed': { fields: ['id'], tags: ['Tracker'] },
  },
  notices: {
    petLeftZone: { ...ofPet, icon: 'alert', mailed: true, pushed: true, passesQuietHours: true },
    petEnteredZone: { ...ofPet, icon: 'done', pushed: true, passesQuietHours: true },
    escapeRehearsal: { ...ofPet, icon: 'alert', pushed: true, passesQuietHours: true },
    trackerLate: { for: ['patient'], icon: 'clock', pushed: true, data: { pet: 'text' } },
    trackerBattery: { for: ['patient'], icon: 'hourglass', pushed: true, data: { pet: 'text', percent: 'text' } },
  },
  limits: { 'tracker.rehearsal': { uses: 6, seconds: 3600 } },
  refusals: ['tracker_limit', 'zone_limit', 'handover_limit'],
} as const satisfies Capability
