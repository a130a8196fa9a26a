import type { Capability } from '../kernel/capability.ts'
import { pictureTypes } from '../kernel/file-types.ts'
import { eventsPaths } from './paths.ts'
import { eventLimits } from './values.ts'

const named = { title: 'text', startsAt: 'instant' } as const
/** Who goes somewhere today learns of it also in their quiet hours. */
const ofTheDay = { mailed: true, pushed: true, passesQuietHours: 'onTheDay' } as const

export const eventsCapability = {
  name: 'events',
  paths: eventsPaths,
  recordScreens: ['updateEvent', 'eventsDetails'],
  records: ['event'],
  tags: ['Event'],
  hub: {
    /** Of an event that the person organises or is a guest of. */
    'event.changed': { fields: ['id'], tags: ['Event'] },
  },
  notices: {
    eventChanged: {
      for: ['patient'],
      icon: 'calendar',
      ...ofTheDay,
      data: { title: 'text', startsAt: 'instant', moved: 'variant' },
    },
    eventCancelled: { for: ['patient'], icon: 'off', ...ofTheDay, data: { ...named, reason: 'text' } },
    eventPlaceFree: { for: ['patient'], icon: 'done', mailed: true, pushed: true, data: named },
  },
  limits: { 'event.author': { uses: eventLimits.perDay, seconds: 24 * 3600 } },
  files: { eventPicture: { types: pictureTypes, mostBytes: 2 * 1024 * 1024, isPublic: true } },
  refusals: ['event_cancelled', 'event_changed', 'event_crowded', 'event_full', 'event_started', 'own_event'],
} as const satisfies Capability
