import type { MigrationList } from '#server/migrations/migration.ts'
import * as officeAccounts from './0190-office-accounts.ts'
import * as officeOrders from './0192-office-orders.ts'
import * as officeRefunds from './0380-office-refunds.ts'
import * as lastAdministrator from './0385-last-administrator.ts'
import * as windDowns from './0386-wind-downs.ts'
import * as dailyRevenue from './0395-daily-revenue.ts'
import * as accountsByName from './0191-accounts-by-name.ts'

export const adminMigrations: MigrationList = {
  '0190-office-accounts': officeAccounts,
  '0191-accounts-by-name': accountsByName,
  '0192-office-orders': officeOrders,
  '0380-office-refunds': officeRefunds,
  '0385-last-administrator': lastAdministrator,
  '0386-wind-downs': windDowns,
  '0395-daily-revenue': dailyRevenue,
}
