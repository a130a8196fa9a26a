import type { MigrationList } from '#server/migrations/migration.ts'
import * as advertisements from './0322-advertisements.ts'

export const advertisementMigrations: MigrationList = { '0322-advertisements': advertisements }
