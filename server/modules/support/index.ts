import type { Module } from '#server/kernel/module.ts'
import { supportEndpoints } from './endpoints.ts'
import { turnRequests } from './jobs.ts'
import { supportMigrations } from './migrations/index.ts'
import { requestSigns } from './requests/replying.ts'
import { seedSupport } from './seed/seed-support.ts'
import './tables.ts'
import { supportWords } from './words.ts'
import { supportData } from './personal-data.ts'

export { addRequest } from './requests/add-request.ts'
export { requestsOfCall } from './requests/requests-of-call.ts'

/** What people ask the office, and the desk where it is answered. */
export const supportModule: Module = {
  name: 'support',
  personalData: supportData,
  endpoints: supportEndpoints,
  migrations: supportMigrations,
  jobs: [turnRequests],
  topics: [requestSigns],
  words: supportWords,
  seed: seedSupport,
}
