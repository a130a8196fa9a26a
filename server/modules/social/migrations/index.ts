import type { MigrationList } from '#server/migrations/migration.ts'
import * as follows from './0170-follows.ts'

export const socialMigrations: MigrationList = { '0170-follows': follows }
