import type { MigrationList } from '#server/migrations/migration.ts'
import * as certificates from './0110-certificates.ts'

export const certificatesMigrations: MigrationList = { '0110-certificates': certificates }
