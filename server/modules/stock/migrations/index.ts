import type { MigrationList } from '#server/migrations/migration.ts'
import * as stock from './0141-stock.ts'

export const stockMigrations: MigrationList = { '0141-stock': stock }
