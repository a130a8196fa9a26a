import type { Module } from '#server/kernel/module.ts'
import { advertisementEndpoints } from './endpoints.ts'
import { forgetAdTokens } from './forget-tokens.ts'
import { advertisementMigrations } from './migrations/index.ts'
import { seedAdvertisements } from './seed/seed-advertisements.ts'
import './tables.ts'
import { advertisementsData } from './personal-data.ts'

/** Advertisements on the home page, in the side menu and in the feed, and what of them was truly seen. */
export const advertisementsModule: Module = {
  name: 'advertisements',
  personalData: advertisementsData,
  endpoints: advertisementEndpoints,
  migrations: advertisementMigrations,
  jobs: [forgetAdTokens],
  seed: seedAdvertisements,
}
