import type { Module } from '#server/kernel/module.ts'
import { couponEndpoints } from './endpoints.ts'
import { couponsMigrations } from './migrations/index.ts'
import { seedCoupons } from './seed/seed-coupons.ts'
import './tables.ts'

export type { LineForCoupon } from './rules.ts'
import { couponsData } from './personal-data.ts'
export { openStatements } from './statements.ts'
export {
  redeemCoupon,
  releaseCoupon,
  reserveAgain,
  reserveCoupon,
  returnCoupon,
  type BilledUse,
  type OrderDiscount,
  type OrderForCoupon,
} from './uses.ts'

/** Coupons that companies issue, and what they are billed for. */
export const couponsModule: Module = {
  name: 'coupons',
  personalData: couponsData,
  endpoints: couponEndpoints,
  migrations: couponsMigrations,
  seed: seedCoupons,
}
