import type { MigrationList } from '#server/migrations/migration.ts'
import * as privacy from './0300-privacy.ts'

export const privacyMigrations: MigrationList = { '0300-privacy': privacy }
