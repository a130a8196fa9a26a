import type { MigrationList } from '#server/migrations/migration.ts'
import * as plans from './0220-plans.ts'

export const plansMigrations: MigrationList = { '0220-plans': plans }
