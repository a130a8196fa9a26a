import type { Generated, Instant } from '#server/kernel/columns.ts'
import type { CouponPurpose } from './rules.ts'

export interface CouponTable {
  id: string
  company_id: string
  /** Compared without regard to case. */
  code: string
  kind: 'percent' | 'amount'
  /** Whole percent, or minor units. */
  value: number
  currency: string
  applies_to: CouponPurpose[]
  starts_at: Instant
  ends_at: Instant
  minimum_spend: Generated<number>
  greatest_discount: number | null
  total_uses: number | null
  uses_per_person: number | null
  state: Generated<'draft' | 'active' | 'paused' | 'ended'>
  created_at: Instant
}

/** `reserved` while its order can be paid, `taken` once it was paid (the company is billed for it), `released` otherwise. */
export interface CouponUseTable {
  id: string
  coupon_id: string
  order_id: string
  user_id: string
  state: 'reserved' | 'taken' | 'released'
  discount: number
  at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    coupons: CouponTable
    coupon_uses: CouponUseTable
  }
}
