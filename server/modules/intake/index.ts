import type { Module } from '#server/kernel/module.ts'
import { intakeEndpoints } from './endpoints.ts'
import { mayOpenMedium } from './media/medium-reader.ts'
import { intakeMigrations } from './migrations/index.ts'
import './tables.ts'
import { intakeData } from './personal-data.ts'

/** What patients tell before their visits, and what of it must not wait. */
export const intakeModule: Module = {
  name: 'intake',
  personalData: intakeData,
  endpoints: intakeEndpoints,
  migrations: intakeMigrations,
  fileReaders: { intakeMedia: mayOpenMedium },
}
