import type { MigrationList } from '#server/migrations/migration.ts'
import * as carePlans from './0100-care-plans.ts'

export const careMigrations: MigrationList = { '0100-care-plans': carePlans }
