import type { MigrationList } from '#server/migrations/migration.ts'
import * as support from './0210-support.ts'

export const supportMigrations: MigrationList = { '0210-support': support }
