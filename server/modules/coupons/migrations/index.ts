import type { MigrationList } from '#server/migrations/migration.ts'
import * as companyCoupons from './0160-company-coupons.ts'
import * as companyPhones from './0462-company-phones.ts'

export const couponsMigrations: MigrationList = {
  '0160-company-coupons': companyCoupons,
  '0462-company-phones': companyPhones,
}
