import type { Capability } from '../kernel/capability.ts'
import { lostPaths } from './paths.ts'

export const lostCapability = {
  name: 'lost',
  paths: lostPaths,
  recordScreens: ['lostAnimal'],
  records: ['lostCase', 'sighting'],
  tags: ['LostAnimal'],
  hub: {
    /** Of an animal of the person: a sighting came, or it was found. */
    'lost.changed': { fields: ['id'], tags: ['LostAnimal'] },
  },
  notices: {
    animalLostNear: { for: ['patient'], icon: 'alert', pushed: true, data: { name: 'text' } },
    finderWrote: { for: ['patient'], icon: 'alert', mailed: true, pushed: true, passesQuietHours: true, data: { name: 'text' } },
    chipRead: {
      for: ['patient'],
      icon: 'alert',
      mailed: true,
      pushed: true,
      passesQuietHours: true,
      required: true,
      data: { name: 'text', doctor: 'text' },
    },
    lostAnimalSeen: {
      for: ['patient'],
      icon: 'alert',
      mailed: true,
      pushed: true,
      passesQuietHours: true,
      data: { name: 'text' },
    },
  },
  limits: {
    'lost.open': { uses: 5, seconds: 24 * 3600 },
    'lost.page': { uses: 300, seconds: 3600, per: 'network' },
    'lost.sighting': { uses: 20, seconds: 3600, per: 'network' },
    'lost.walk': { uses: 600, seconds: 3600, per: 'network' },
    'lost.finderMessage': { uses: 60, seconds: 3600, per: 'network' },
    /** To one address, whoever gave it. */
    'lost.mail': { uses: 10, seconds: 24 * 3600 },
    /** Of one owner. */
    'lost.message': { uses: 60, seconds: 3600 },
    /** Of one doctor: not enough to look for who is here. */
    'lost.chip': { uses: 30, seconds: 24 * 3600 },
  },
  refusals: ['no_blurred_point', 'animal_found', 'sightings_full', 'thread_full'],
} as const satisfies Capability
