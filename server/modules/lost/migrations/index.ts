import type { MigrationList } from '#server/migrations/migration.ts'
import * as lost from './0182-lost.ts'

export const lostMigrations: MigrationList = { '0182-lost': lost }
