import type { MigrationList } from '#server/migrations/migration.ts'
import * as medicineOrders from './0151-medicine-orders.ts'
import * as dispensedParts from './0411-dispensed-parts.ts'

export const medicineOrdersMigrations: MigrationList = {
  '0151-medicine-orders': medicineOrders,
  '0411-dispensed-parts': dispensedParts,
}
