import { couponRefusals } from '#contract/coupons/refusals.ts'
import { oneOf } from '#shared/lib/one-of.ts'

/** The sentence for why a coupon was not taken. */
export const refusalKey = (code: string) => `orders.coupon.refused.${oneOf(couponRefusals, code) ?? 'other'}` as const
