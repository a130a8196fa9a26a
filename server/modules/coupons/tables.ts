import type { CouponKind, CouponPurpose, CouponState } from '#contract/coupons/values.ts'
import type { Generated, Instant, OptionalInstant } from '#server/kernel/columns.ts'

export interface CouponTable {
  id: string
  company_id: string
  /** Compared without regard to case. */
  code: string
  kind: CouponKind
  /** Minor units of an `amount`; whole percent of all others, off what the kind makes cheaper. */
  value: number
  /** Of `buy_x_get_y`: of each `buy + free` pieces, `free` are made cheaper. */
  buy: number | null
  free: number | null
  currency: string
  applies_to: CouponPurpose[]
  starts_at: Instant
  ends_at: Instant
  minimum_spend: Generated<number>
  greatest_discount: number | null
  total_uses: number | null
  uses_per_person: number | null
  /** May stand beside another coupon in one checkout. */
  combinable: Generated<boolean>
  /** Codes of `coupon_codes` are redeemed, and its own is no code. */
  unique_codes: Generated<boolean>
  state: Generated<CouponState>
  version: Generated<number>
  created_at: Instant
}

export interface CouponCodeTable {
  id: string
  coupon_id: string
  code: string
  created_at: Instant
}

/**
 * `reserved` while its order can be paid, `taken` once it was paid (the company is billed for it), `released` otherwise; with `taken_at` a
 * released one was taken before and given back.
 */
export interface CouponUseTable {
  id: string
  coupon_id: string
  order_id: string
  user_id: string
  state: 'reserved' | 'taken' | 'released'
  discount: number
  at: Instant
  /** Uses of one redemption count as one; `null`: it is one by itself. */
  redemption_id: string | null
  code_id: string | null
  taken_at: OptionalInstant
  returned_at: OptionalInstant
  billed_in: string | null
  credited_in: string | null
}

export interface CompanyStatementTable {
  id: string
  company_id: string
  /** Its first day; a month of UTC. */
  month: string
  currency: string
  number: string
  uses: number
  taken: number
  returned: number
  net: number
  issued_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    coupons: CouponTable
    coupon_codes: CouponCodeTable
    coupon_uses: CouponUseTable
    company_statements: CompanyStatementTable
  }
}
