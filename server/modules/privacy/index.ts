import type { Module } from '#server/kernel/module.ts'
import { privacyEndpoints } from './endpoints.ts'
import { privacyJobs } from './jobs.ts'
import { privacyMigrations } from './migrations/index.ts'
import { privacyData } from './personal-data.ts'
import './tables.ts'
import { privacyWords } from './words.ts'

export { declaredOf, inOrder } from './declared.ts'
export { eraseRows } from './erase-rows.ts'
export { ledgerKeys, listLedger } from './erasure-ledger.ts'
export { replayErasures } from './replay.ts'
export { rowsOf } from './rows-of.ts'

/** What people have of their data: a copy of them, and that they are erased. */
export const privacyModule: Module = {
  name: 'privacy',
  endpoints: privacyEndpoints,
  migrations: privacyMigrations,
  jobs: privacyJobs,
  words: privacyWords,
  backup: {
    // Copies of people's data are made of everything else: whoever wants one asks again.
    afterRestore: ({ db }) => db.deleteFrom('data_copies').execute(),
  },
  personalData: privacyData,
}
