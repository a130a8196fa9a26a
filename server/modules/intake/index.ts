import type { Module } from '#server/kernel/module.ts'
import { intakeEndpoints } from './endpoints.ts'
import { mayOpenMedium } from './media/medium-reader.ts'
import { intakeMigrations } from './migrations/index.ts'
import './tables.ts'

/** What patients tell before their visits, and what of it must not wait. */
export const intakeModule: Module = {
  name: 'intake',
  endpoints: intakeEndpoints,
  migrations: intakeMigrations,
  fileReaders: { intakeMedia: mayOpenMedium },
}
