import type { Module } from '#server/kernel/module.ts'
import { nearbyEndpoints } from './endpoints.ts'
import { nearbyMigrations } from './migrations/index.ts'
import { seedNearby } from './seed/seed-nearby.ts'
import './tables.ts'
import { nearbyData } from './personal-data.ts'

/** Pets that their owners show to others near by. */
export const nearbyModule: Module = {
  name: 'nearby',
  personalData: nearbyData,
  endpoints: nearbyEndpoints,
  migrations: nearbyMigrations,
  seed: seedNearby,
}
