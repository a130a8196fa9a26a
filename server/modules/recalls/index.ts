import type { Module } from '#server/kernel/module.ts'
import { recallsEndpoints } from './endpoints.ts'
import { recallsMigrations } from './migrations/index.ts'
import { recallsPushWords } from './push/words.ts'
import { seedRecalls } from './seed.ts'
import './tables.ts'
import { warnOnPaper } from './warn-on-paper.ts'
import { recallsWords } from './words.ts'
import { recallsData } from './personal-data.ts'

/** Lots that are called back: who has packets of them, that they know, and that they have their money back. */
export const recallsModule: Module = {
  name: 'recalls',
  personalData: recallsData,
  endpoints: recallsEndpoints,
  migrations: recallsMigrations,
  seed: seedRecalls,
  words: recallsWords,
  pushWords: recallsPushWords,
  paperWarnings: warnOnPaper,
}
