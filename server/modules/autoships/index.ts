import type { Module } from '#server/kernel/module.ts'
import { autoshipsEndpoints } from './endpoints.ts'
import { autoshipsMigrations } from './migrations/index.ts'
import { autoshipsPushWords } from './push/words.ts'
import { chargeAutoships, chargeRun } from './charge-run.ts'
import { joinAutoships } from './join-autoships.ts'
import { advanceAutoship, runAutoships } from './run-autoships.ts'
import { seedAutoships } from './seed.ts'
import './tables.ts'
import { autoshipsWords } from './words.ts'
import { autoshipsData } from './personal-data.ts'

export { advanceAutoship, chargeRun }

/** What is delivered every so many weeks: told beforehand, ordered once a day that is due, charged to its card, and asked where it would cost more or bring less. */
export const autoshipsModule: Module = {
  name: 'autoships',
  personalData: autoshipsData,
  endpoints: autoshipsEndpoints,
  migrations: autoshipsMigrations,
  jobs: [runAutoships, chargeAutoships],
  seed: seedAutoships,
  joinsPeople: { tables: [], join: joinAutoships },
  words: autoshipsWords,
  pushWords: autoshipsPushWords,
}
