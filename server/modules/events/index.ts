import type { Module } from '#server/kernel/module.ts'
import { eventsEndpoints } from './endpoints.ts'
import { freePlacesOfSuspended } from './free-places.ts'
import { eventsMigrations } from './migrations/index.ts'
import { seedEvents } from './seed/seed-events.ts'
import './tables.ts'
import { eventsWords } from './words.ts'
import { eventsPushWords } from './push/words.ts'
import { eventsData } from './personal-data.ts'
import { eventsAhead } from './events-ahead.ts'

/** Events that patients invite to, and their guests. */
export const eventsModule: Module = {
  name: 'events',
  personalData: eventsData,
  holdsErasure: eventsAhead,
  endpoints: eventsEndpoints,
  jobs: [freePlacesOfSuspended],
  words: eventsWords,
  pushWords: eventsPushWords,
  migrations: eventsMigrations,
  seed: seedEvents,
}
