import type { CouponDraft } from '#contract/coupons/schemas.ts'

/** A coupon of 20 % for plans that everybody has with one code. */
export const couponDraft = (changes: Partial<CouponDraft> = {}): CouponDraft => ({
  code: `SAVE-${Math.random().toString(36).slice(2, 8).toUpperCase()}`,
  kind: 'percent',
  percent: 20,
  amount: null,
  buy: null,
  free: null,
  appliesTo: ['plans'],
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  minimumSpend: 0,
  greatestDiscount: null,
  totalUses: null,
  usesPerPerson: null,
  combinable: false,
  uniqueCodes: false,
  ...changes,
})
