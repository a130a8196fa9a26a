import type { MigrationList } from '#server/migrations/migration.ts'
import * as medicineOrders from './0151-medicine-orders.ts'

export const medicineOrdersMigrations: MigrationList = { '0151-medicine-orders': medicineOrders }
