import type { MigrationList } from '#server/migrations/migration.ts'
import * as orderTax from './0140-order-tax.ts'

export const orderMigrations: MigrationList = { '0140-order-tax': orderTax }
