import type { CouponRefusal } from '#contract/coupons/refusals.ts'
import { percent } from '#contract/orders/money.ts'
import type { OrderKind } from '#contract/orders/states.ts'

export type CouponPurpose = 'appointments' | 'shop' | 'medicines' | 'plans'

const purposeOfKind: Readonly<Record<OrderKind, CouponPurpose>> = {
  appointment: 'appointments',
  shop: 'shop',
  medicine: 'medicines',
  subscription: 'plans',
}

/** What the rules need to know of a coupon. Amounts are minor units of its currency, instants ISO in UTC. */
export interface CouponTerms {
  readonly kind: 'percent' | 'amount'
  readonly value: number
  readonly currency: string
  readonly appliesTo: readonly CouponPurpose[]
  readonly startsAt: string
  readonly endsAt: string
  readonly minimumSpend: number
  readonly greatestDiscount: number | null
  readonly totalUses: number | null
  readonly usesPerPerson: number | null
  readonly state: 'draft' | 'active' | 'paused' | 'ended'
}

/** The order it is put on, and how often the coupon is used already: reserved or taken, this order's own use left out. */
export interface CouponSituation {
  readonly orderKind: OrderKind
  readonly subtotal: number
  readonly currency: string
  readonly now: Date
  readonly uses: number
  readonly usesByPerson: number
}

/** Never below 0 and never more than the subtotal; half cents go to the buyer. */
export function discountOf(coupon: CouponTerms, subtotal: number): number {
  const plain = coupon.kind === 'percent' ? percent(subtotal, coupon.value * 100) : coupon.value
  return Math.max(0, Math.min(plain, coupon.greatestDiscount ?? plain, subtotal))
}

/** Why the coupon cannot be put on the order; `null` when it can. A draft is as unknown as a code that nobody issued. */
export function couponRefusalOf(coupon: CouponTerms, at: CouponSituation): CouponRefusal | null {
  if (coupon.state === 'draft') return 'coupon_unknown'
  if (coupon.state === 'paused') return 'coupon_not_active'
  if (coupon.state === 'ended' || at.now.getTime() >= Date.parse(coupon.endsAt)) return 'coupon_ended'
  if (at.now.getTime() < Date.parse(coupon.startsAt)) return 'coupon_not_started'
  if (!coupon.appliesTo.includes(purposeOfKind[at.orderKind])) return 'coupon_not_for_this'
  if (coupon.currency !== at.currency) return 'coupon_other_currency'
  if (at.subtotal < coupon.minimumSpend) return 'coupon_minimum_not_met'
  if (coupon.usesPerPerson !== null && at.usesByPerson >= coupon.usesPerPerson) return 'coupon_used_by_you'
  if (coupon.totalUses !== null && at.uses >= coupon.totalUses) return 'coupon_used_up'
  if (discountOf(coupon, at.subtotal) === 0) return 'coupon_no_discount'
  return null
}
