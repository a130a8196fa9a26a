import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxOf, taxOn, withTax } from './tax.ts'

const amount = fc.integer({ min: 0, max: 10_000_000 })
const rate = fc.integer({ min: 0, max: 3000 })
const runs = { seed: 20261124, numRuns: 2000 }

test('tax is the cent nearest to the exact value, halves up, on top or within', () => {
  fc.assert(
    fc.property(amount, rate, fc.boolean(), (amount, rate, included) => {
      const tax = taxOn(amount, { rate, included })
      const whole = included ? 10_000 + rate : 10_000
      // |exact - tax| is at most half a cent; at the half itself the tax is the greater one.
      expect(2 * (amount * rate - tax * whole)).toBeLessThan(whole)
      expect(2 * (tax * whole - amount * rate)).toBeLessThanOrEqual(whole)
    }),
    runs,
  )
})

test('what is included is never more than the amount, and what is on top makes it dearer by just that', () => {
  fc.assert(
    fc.property(amount, rate, (amount, rate) => {
      expect(withTax(amount, { rate, included: true })).toBe(amount)
      expect(taxOn(amount, { rate, included: true })).toBeLessThanOrEqual(amount)
      expect(withTax(amount, { rate, included: false })).toBe(amount + taxOn(amount, { rate, included: false }))
    }),
    runs,
  )
})

test('a country that nobody declared has no tax', () => {
  expect(taxOf('ZZ')).toEqual({ included: true, rates: { goods: 0, medicine: 0, delivery: 0 } })
  expect(taxOn(11_900, { rate: taxOf('DE').rates.goods, included: true })).toBe(1900)
  expect(taxOn(10_000, { rate: taxOf('US').rates.goods, included: false })).toBe(625)
})
