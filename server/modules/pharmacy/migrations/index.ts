import type { MigrationList } from '#server/migrations/migration.ts'
import * as pharmacyDesk from './0150-pharmacy-desk.ts'
import * as shopDelivery from './0332-shop-delivery.ts'

export const pharmacyMigrations: MigrationList = { '0150-pharmacy-desk': pharmacyDesk, '0332-shop-delivery': shopDelivery }
