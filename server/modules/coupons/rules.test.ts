import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '#contract/orders/money.ts'
import { couponRefusalOf, discountsOf, type CouponSituation, type CouponTerms, type LineForCoupon } from './rules.ts'

const terms: CouponTerms = {
  kind: 'percent',
  value: 20,
  buy: null,
  free: null,
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
const costing = (amount: number): LineForCoupon[] => [{ kind: 'visit', quantity: 1, unitAmount: amount }]
const situation: CouponSituation = {
  orderKind: 'appointment',
  lines: costing(5000),
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
  test('the minimum itself is enough, and delivery does not count for it', () => {
    expect(refusal({}, { lines: costing(1999) })).toBe('coupon_minimum_not_met')
    expect(refusal({}, { lines: costing(2000) })).toBeNull()
    const delivered = [...costing(1999), { kind: 'delivery', quantity: 1, unitAmount: 500 }]
    expect(refusal({}, { lines: delivered })).toBe('coupon_minimum_not_met')
  })
  test('limits', () => {
    expect(refusal({}, { uses: 9 })).toBeNull()
    expect(refusal({}, { uses: 10 })).toBe('coupon_used_up')
    expect(refusal({}, { usesByPerson: 2 })).toBe('coupon_used_by_you')
    expect(refusal({ totalUses: null, usesPerPerson: null }, { uses: 1e6, usesByPerson: 1e6 })).toBeNull()
  })
  test('one that takes nothing off', () => {
    expect(refusal({ value: 1, minimumSpend: 0 }, { lines: costing(10) })).toBe('coupon_no_discount')
    expect(refusal({ kind: 'free_delivery', value: 100, minimumSpend: 0 })).toBe('coupon_no_discount')
  })
})

const line = fc.record({
  kind: fc.constantFrom('product', 'product', 'delivery'),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitAmount: fc.integer({ min: 0, max: 900 }),
})
const lines = fc.array(line, { minLength: 1, maxLength: 6 })
const greatestDiscount = fc.option(fc.integer({ min: 1, max: 900 }))
const runs = { seed: 20260302, numRuns: 2000 }
const costOf = ({ quantity, unitAmount }: LineForCoupon) => quantity * unitAmount

/** The discount by going through the cents one by one. */
function naiveDiscount(coupon: CouponTerms, goods: number): number {
  let discount = 0
  while (discount < goods && discount < (coupon.greatestDiscount ?? Infinity)) {
    const next = discount + 1
    const wanted = coupon.kind === 'amount' ? next <= coupon.value : (next - 0.5) * 100 <= goods * coupon.value
    if (!wanted) break
    discount = next
  }
  return discount
}

/** Pieces laid out from the dearest down, and those that cost nothing picked out one by one. */
function naiveFree(all: readonly LineForCoupon[], buy: number, free: number): number {
  const pieces = all
    .filter(({ kind }) => kind !== 'delivery')
    .flatMap(({ quantity, unitAmount }) => Array.from({ length: quantity }, () => unitAmount))
    .toSorted((a, b) => b - a)
  return sum(pieces.filter((_, place) => place % (buy + free) >= buy))
}

describe('what a coupon takes off', () => {
  test('percent and amount: what counting cents says, divided to the cent, nothing off the delivery', () => {
    const coupon = fc.record({
      kind: fc.constantFrom('percent' as const, 'amount' as const),
      value: fc.integer({ min: 1, max: 100 }),
      greatestDiscount,
    })
    fc.assert(
      fc.property(coupon, lines, (given, all) => {
        const parts = discountsOf({ ...terms, ...given }, all)
        const goods = sum(all.filter(({ kind }) => kind !== 'delivery').map(costOf))
        expect(sum(parts)).toBe(naiveDiscount({ ...terms, ...given }, goods))
        for (const [place, part] of parts.entries()) {
          const each = all[place]!
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(each.kind === 'delivery' ? 0 : costOf(each))
          if (goods > 0 && each.kind !== 'delivery') {
            expect(Math.abs(part - (sum(parts) * costOf(each)) / goods)).toBeLessThan(1)
          }
        }
      }),
      runs,
    )
  })

  test('free delivery: the delivery and nothing else', () => {
    fc.assert(
      fc.property(lines, greatestDiscount, (all, most) => {
        const parts = discountsOf({ ...terms, kind: 'free_delivery', value: 100, greatestDiscount: most }, all)
        const delivery = sum(all.filter(({ kind }) => kind === 'delivery').map(costOf))
        expect(sum(parts)).toBe(Math.min(delivery, most ?? Infinity))
        all.forEach(({ kind }, place) => kind !== 'delivery' && expect(parts[place]).toBe(0))
      }),
      runs,
    )
  })

  test('buy X get Y: the cheapest of each round', () => {
    const pieces = fc.integer({ min: 1, max: 4 })
    fc.assert(
      fc.property(lines, pieces, pieces, greatestDiscount, (all, buy, free, most) => {
        const parts = discountsOf({ ...terms, kind: 'buy_x_get_y', value: 100, buy, free, greatestDiscount: most }, all)
        expect(sum(parts)).toBe(Math.min(naiveFree(all, buy, free), most ?? Infinity))
        parts.forEach((part, place) => expect(part).toBeLessThanOrEqual(costOf(all[place]!)))
      }),
      runs,
    )
  })
})
