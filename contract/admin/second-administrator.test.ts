import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aloneLeft, needsSecond } from './second-administrator.ts'

test('what one administrator gives back of an order without another never passes the limit, however it is divided', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 30 }), (amounts) => {
      let given = 0
      for (const amount of amounts) if (!needsSecond(200, { amount, given, currency: 'USD' })) given += amount
      expect(given).toBeLessThanOrEqual(20_000)
      // Nobody is asked for nothing: what is refused would have passed the limit.
      for (const amount of amounts) expect(needsSecond(200, { amount, given, currency: 'USD' })).toBe(given + amount > 20_000)
    }),
  )
})

test('the limit is in whole units of the currency', () => {
  expect(aloneLeft(200, { given: 0, currency: 'USD' })).toBe(20_000)
  expect(aloneLeft(200, { given: 0, currency: 'JPY' })).toBe(200)
  expect(aloneLeft(200, { given: 300, currency: 'JPY' })).toBe(0)
})
