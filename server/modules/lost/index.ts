import type { Module } from '#server/kernel/module.ts'
import { joinedWords } from '#server/kernel/words.ts'
import { alertAround } from './alert-people.ts'
import { lostEndpoints } from './endpoints.ts'
import { finderWords } from './finders/words.ts'
import { lostMigrations } from './migrations/index.ts'
import { lostPushWords } from './push/words.ts'
import { seedLost } from './seed/seed-lost.ts'
import './tables.ts'
import { lostWords } from './words.ts'
import { lostData } from './personal-data.ts'

/** Lost animals: public page, alerts around, sightings, posters. */
export const lostModule: Module = {
  name: 'lost',
  personalData: lostData,
  endpoints: lostEndpoints,
  migrations: lostMigrations,
  jobs: [alertAround],
  words: joinedWords(lostWords, finderWords),
  pushWords: lostPushWords,
  seed: seedLost,
}
