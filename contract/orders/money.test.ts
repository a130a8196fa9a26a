import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, allocate, CurrencyMismatch, percent, share, sum } from './money.ts'

const runs = { seed: 20260302, numRuns: 2000 }
const amount = fc.integer({ min: 0, max: 2_000_000_000 })

/** The nearest whole to a fraction by trying its neighbours, halves up: exact rationals, no formula. */
function naiveNearest(numerator: bigint, denominator: bigint): bigint {
  let whole = 0n
  for (let step = 1n << 62n; step > 0n; step >>= 1n) {
    if ((whole + step) * denominator <= numerator) whole += step
  }
  const remainder = numerator - whole * denominator
  return remainder + remainder >= denominator ? whole + 1n : whole
}

describe('money', () => {
  test('amounts of one currency add up; of two they do not', () => {
    expect(add({ amount: 1999, currency: 'USD' }, { amount: 1, currency: 'USD' })).toEqual({ amount: 2000, currency: 'USD' })
    expect(() => add({ amount: 1, currency: 'USD' }, { amount: 1, currency: 'EUR' })).toThrow(CurrencyMismatch)
  })

  test('a percentage is rounded to the nearest cent, halves up', () => {
    expect(percent(5, 1000)).toBe(1)
    expect(percent(4, 1000)).toBe(0)
    expect(percent(1005, 5000)).toBe(503)
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (cents, basisPoints) => {
        expect(BigInt(percent(cents, basisPoints))).toBe(naiveNearest(BigInt(cents) * BigInt(basisPoints), 10_000n))
      }),
      runs,
    )
  })

  test('a share is exact where floating point is not', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 2_000_000_000 }), (cents, part, whole) => {
        const exact = naiveNearest(BigInt(cents) * BigInt(part), BigInt(whole))
        fc.pre(exact <= BigInt(Number.MAX_SAFE_INTEGER))
        expect(BigInt(share(cents, part, whole))).toBe(exact)
      }),
      runs,
    )
  })

  test('giving back is taking with the sign turned', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (cents, basisPoints) => {
        expect(percent(-cents, basisPoints) + percent(cents, basisPoints)).toBe(0)
      }),
      runs,
    )
  })
})

/** Hands out cent after cent, each to whoever is furthest behind what they should have. */
function naiveAllocate(cents: number, weights: readonly number[]): number[] {
  const all = weights.every((weight) => weight === 0) ? weights.map(() => 1) : weights
  const total = BigInt(sum(all))
  const parts = all.map((weight) => (BigInt(cents) * BigInt(weight)) / total)
  let left = BigInt(cents) - parts.reduce((a, b) => a + b, 0n)
  const lacks = all.map((weight, index) => BigInt(cents) * BigInt(weight) - parts[index]! * total)
  while (left > 0n) {
    const most = lacks.reduce((best, lack, index) => (lack > lacks[best]! ? index : best), 0)
    parts[most]! += 1n
    lacks[most] = -1n
    left -= 1n
  }
  return parts.map(Number)
}

describe('allocation', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 })

  test('loses no cent, and nobody is more than a cent from their share', () => {
    fc.assert(
      fc.property(amount, weights, (cents, all) => {
        const parts = allocate(cents, all)
        expect(sum(parts)).toBe(cents)
        const total = sum(all)
        if (total > 0) {
          parts.forEach((part, index) => {
            const off = BigInt(part) * BigInt(total) - BigInt(cents) * BigInt(all[index]!)
            expect(off < BigInt(total) && off > -BigInt(total)).toBe(true)
          })
        }
      }),
      runs,
    )
  })

  test('gives the odd cents to the greatest remainders', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(5, [0, 0])).toEqual([3, 2])
    expect(allocate(7, [])).toEqual([])
    fc.assert(
      fc.property(amount, weights, (cents, all) => {
        expect(allocate(cents, all)).toEqual(naiveAllocate(cents, all))
      }),
      runs,
    )
  })
})
