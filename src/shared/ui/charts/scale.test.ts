import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linePoints, roundScale, shares } from './scale.ts'

describe('scale', () => {
  it('holds the greatest value with few, even, round marks', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), (most) => {
        const marks = roundScale([most])
        expect(marks.at(-1)).toBeGreaterThanOrEqual(most * (1 - 1e-6))
        expect(marks.length).toBeGreaterThanOrEqual(2)
        expect(marks.length).toBeLessThanOrEqual(6)
        expect(marks[0]).toBe(0)
      }),
      { seed: 3 },
    )
    expect(roundScale([87])).toEqual([0, 25, 50, 75, 100])
    expect(roundScale([])).toEqual([0, 1])
  })
})

it('marks whole values with whole numbers: nobody has half a visit', () => {
  expect(roundScale([1, 2])).toEqual([0, 1, 2])
  expect(roundScale([9])).toEqual([0, 5, 10])
  expect(roundScale([0.5, 1.5])).toEqual([0, 0.5, 1, 1.5])
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5000 }), { minLength: 1 }), (values) => {
      const marks = roundScale(values)
      expect(marks.every(Number.isInteger)).toBe(true)
      expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
      expect(marks.length).toBeLessThanOrEqual(6)
    }),
    { seed: 4 },
  )
})

describe('shares', () => {
  it('fill the circle, one after another', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 }), (values) => {
        const parts = shares(values)
        const last = parts.at(-1)
        expect((last?.start ?? 0) + (last?.length ?? 0)).toBeCloseTo(1, 9)
      }),
      { seed: 5 },
    )
  })
})

describe('line', () => {
  it('runs over the whole width and stays inside', () => {
    expect(linePoints([0, 5, 10], 10, 100, 50)).toEqual([
      [0, 50],
      [50, 25],
      [100, 0],
    ])
    expect(linePoints([3], 6, 100, 50)).toEqual([[50, 25]])
  })
})
