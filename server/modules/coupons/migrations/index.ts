import type { MigrationList } from '#server/migrations/migration.ts'
import * as companyCoupons from './0160-company-coupons.ts'

export const couponsMigrations: MigrationList = { '0160-company-coupons': companyCoupons }
