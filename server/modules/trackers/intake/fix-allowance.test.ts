import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fixAllowance, spendAllowance } from './fix-allowance.ts'

const { burst, everyMilliseconds } = fixAllowance

it('lets through what a bucket would that is refilled once a second', () => {
  const step = fc.record({ after: fc.integer({ min: 0, max: 2_000_000 }), fixes: fc.integer({ min: 1, max: 500 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let now = 1_000_000
      let spent: number | null = null
      let left: number = burst
      for (const { after, fixes } of steps) {
        now += after
        left = Math.min(burst, left + after / everyMilliseconds)
        const spending = spendAllowance(spent, now, fixes)
        expect(spending.spentUntil !== null).toBe(left >= fixes)
        if (spending.spentUntil !== null) {
          left -= fixes
          spent = spending.spentUntil
        } else {
          expect(spending.waitSeconds).toBe(Math.ceil(((fixes - left) * everyMilliseconds) / 1000))
          expect(spendAllowance(spent, now + spending.waitSeconds * 1000, fixes).waitSeconds).toBe(0)
        }
      }
    }),
  )
})

it('of a clock that went back asks for no longer wait than the burst takes', () => {
  const { spentUntil } = spendAllowance(null, 10_000_000, burst)
  expect(spendAllowance(spentUntil, 0, 1).waitSeconds).toBeLessThanOrEqual((burst * everyMilliseconds) / 1000)
})
