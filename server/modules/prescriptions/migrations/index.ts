import type { MigrationList } from '#server/migrations/migration.ts'
import * as prescriptions from './0105-prescriptions.ts'

export const prescriptionsMigrations: MigrationList = { '0105-prescriptions': prescriptions }
