/** Why a coupon is refused, as codes of the problem answer (409, field `code`); the browser has a sentence for each. */
export const couponRefusals = [
  'coupon_unknown',
  'coupon_not_active',
  'coupon_not_started',
  'coupon_ended',
  'coupon_not_for_this',
  'coupon_other_currency',
  'coupon_minimum_not_met',
  'coupon_used_up',
  'coupon_used_by_you',
  'coupon_code_used',
  'coupon_no_discount',
  'not_combinable',
] as const
export type CouponRefusal = (typeof couponRefusals)[number]

/** Why a company's own change of a coupon is refused. */
export const couponChangeRefusals = [
  'coupon_code_taken',
  'coupon_terms_fixed',
  'coupon_state',
  'coupon_without_codes',
  'too_many_codes',
] as const
