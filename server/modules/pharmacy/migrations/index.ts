import type { MigrationList } from '#server/migrations/migration.ts'
import * as pharmacyDesk from './0150-pharmacy-desk.ts'

export const pharmacyMigrations: MigrationList = { '0150-pharmacy-desk': pharmacyDesk }
