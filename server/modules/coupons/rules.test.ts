import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { couponRefusalOf, discountOf, type CouponSituation, type CouponTerms } from './rules.ts'

const terms: CouponTerms = {
  kind: 'percent',
  value: 20,
  currency: 'USD',
  appliesTo: ['appointments'],
  startsAt: '2026-03-01T00:00:00.000Z',
  endsAt: '2026-04-01T00:00:00.000Z',
  minimumSpend: 2000,
  greatestDiscount: 1500,
  totalUses: 10,
  usesPerPerson: 2,
  state: 'active',
}
const situation: CouponSituation = {
  orderKind: 'appointment',
  subtotal: 5000,
  currency: 'USD',
  now: new Date('2026-03-15T12:00:00Z'),
  uses: 0,
  usesByPerson: 0,
}
const refusal = (coupon: Partial<CouponTerms>, at: Partial<CouponSituation> = {}) =>
  couponRefusalOf({ ...terms, ...coupon }, { ...situation, ...at })

describe('whether a coupon may be used', () => {
  test('all well', () => expect(refusal({})).toBeNull())
  test('a draft is unknown', () => expect(refusal({ state: 'draft' })).toBe('coupon_unknown'))
  test('paused', () => expect(refusal({ state: 'paused' })).toBe('coupon_not_active'))
  test('ended by its company', () => expect(refusal({ state: 'ended' })).toBe('coupon_ended'))
  test('the window holds its first instant and not its last', () => {
    expect(refusal({}, { now: new Date('2026-02-28T23:59:59.999Z') })).toBe('coupon_not_started')
    expect(refusal({}, { now: new Date('2026-03-01T00:00:00Z') })).toBeNull()
    expect(refusal({}, { now: new Date('2026-04-01T00:00:00Z') })).toBe('coupon_ended')
  })
  test('for other things', () => expect(refusal({ appliesTo: ['shop', 'plans'] })).toBe('coupon_not_for_this'))
  test('other currency', () => expect(refusal({}, { currency: 'EUR' })).toBe('coupon_other_currency'))
  test('the minimum itself is enough', () => {
    expect(refusal({}, { subtotal: 1999 })).toBe('coupon_minimum_not_met')
    expect(refusal({}, { subtotal: 2000 })).toBeNull()
  })
  test('limits', () => {
    expect(refusal({}, { uses: 9 })).toBeNull()
    expect(refusal({}, { uses: 10 })).toBe('coupon_used_up')
    expect(refusal({}, { usesByPerson: 2 })).toBe('coupon_used_by_you')
    expect(refusal({ totalUses: null, usesPerPerson: null }, { uses: 1e6, usesByPerson: 1e6 })).toBeNull()
  })
  test('one that takes nothing off', () =>
    expect(refusal({ value: 1, minimumSpend: 0 }, { subtotal: 10 })).toBe('coupon_no_discount'))
})

/** The discount by going through the cents one by one. */
function naiveDiscount(coupon: CouponTerms, subtotal: number): number {
  let discount = 0
  while (discount < subtotal && discount < (coupon.greatestDiscount ?? Infinity)) {
    const next = discount + 1
    const wanted = coupon.kind === 'amount' ? next <= coupon.value : (next - 0.5) * 100 <= subtotal * coupon.value
    if (!wanted) break
    discount = next
  }
  return discount
}

describe('what a coupon takes off', () => {
  const coupon = fc.record({
    kind: fc.constantFrom('percent' as const, 'amount' as const),
    value: fc.integer({ min: 1, max: 100 }),
    greatestDiscount: fc.option(fc.integer({ min: 1, max: 400 })),
  })

  test('is what counting cents says, never below 0 and never above the subtotal', () => {
    fc.assert(
      fc.property(coupon, fc.integer({ min: 0, max: 1500 }), (given, subtotal) => {
        const discount = discountOf({ ...terms, ...given }, subtotal)
        expect(discount).toBe(naiveDiscount({ ...terms, ...given }, subtotal))
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(subtotal)
      }),
      { seed: 20260302, numRuns: 2000 },
    )
  })
})
