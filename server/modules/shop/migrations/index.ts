import type { MigrationList } from '#server/migrations/migration.ts'
import * as shop from './0143-shop.ts'

export const shopMigrations: MigrationList = { '0143-shop': shop }
