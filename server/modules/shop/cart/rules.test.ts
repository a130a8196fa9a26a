import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergedQuantity, problemsOf } from './rules.ts'

const units = fc.integer({ min: 1, max: 99 })
const stock = fc.integer({ min: 0, max: 200 })

test('merged twice is merged once, never fewer than were there, never more than the larger number', () => {
  fc.assert(
    fc.property(fc.option(units, { nil: undefined }), units, stock, (here, brought, stock) => {
      const once = mergedQuantity(here, brought, stock)
      expect(mergedQuantity(once, brought, stock)).toBe(once)
      expect(once).toBeGreaterThanOrEqual(here ?? 1)
      expect(once).toBeLessThanOrEqual(Math.max(here ?? 1, brought))
      if (here === undefined && stock > 0) expect(once).toBeLessThanOrEqual(stock)
    }),
    { seed: 20261124, numRuns: 2000 },
  )
})

test('each problem says what stood there and what is true now', () => {
  const product = { stock: 3, price: 500, prescriptionOnly: false }
  expect(problemsOf({ quantity: 3, price: 500 }, product)).toEqual([])
  expect(problemsOf({ quantity: 3, price: null }, product)).toEqual([])
  expect(problemsOf({ quantity: 5, price: 400 }, product)).toEqual([
    { code: 'fewer', from: 5, to: 3 },
    { code: 'price', from: 400, to: 500 },
  ])
  expect(problemsOf({ quantity: 1, price: 500 }, { ...product, stock: 0 })).toEqual([{ code: 'sold_out', from: 1, to: 0 }])
  expect(problemsOf({ quantity: 2, price: 500 }, null)).toEqual([{ code: 'gone', from: 2, to: 0 }])
})
