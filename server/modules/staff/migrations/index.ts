import type { MigrationList } from '#server/migrations/migration.ts'
import * as staff from './0068-staff.ts'

export const staffMigrations: MigrationList = { '0068-staff': staff }
