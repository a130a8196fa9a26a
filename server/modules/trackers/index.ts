import type { Module } from '#server/kernel/module.ts'
import { countDays } from './distances/count-days.ts'
import { trackersEndpoints } from './endpoints.ts'
import { fixes, turnMonthsOfFixes } from './forget-fixes.ts'
import { trackersMigrations } from './migrations/index.ts'
import { trackersPushWords } from './push/words.ts'
import { seedTrackers } from './seed/seed-trackers.ts'
import './tables.ts'
import { tellOfLateTrackers, trackerTopic } from './watch-trackers.ts'
import { trackersWords } from './words.ts'
import { trackersData } from './personal-data.ts'

export { hurryTrackers } from './hurry-trackers.ts'

/** Trackers of pets: where they are and were, and safe zones. */
export const trackersModule: Module = {
  name: 'trackers',
  personalData: trackersData,
  endpoints: trackersEndpoints,
  migrations: trackersMigrations,
  tablesInMonths: [fixes],
  jobs: [tellOfLateTrackers, countDays, turnMonthsOfFixes],
  words: trackersWords,
  pushWords: trackersPushWords,
  topics: [trackerTopic],
  seed: seedTrackers,
}
