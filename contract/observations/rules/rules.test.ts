import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostChartPoints } from '../values.ts'
import { daysBetween, monthsBetween } from './age.ts'
import { weightCourse } from './course.ts'
import { centileOf, lmsAt, measureAt, zScore, type Lms, type LmsRow } from './growth.ts'
import { thinned } from './thin.ts'
import { rangeAt, verdictOf } from './verdict.ts'

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('age', () => {
  /** Counts birthdays of months one after the other. */
  function naiveMonths(born: string, on: string): number {
    const [year, month, date] = born.split('-').map(Number) as [number, number, number]
    for (let months = 1; ; months += 1) {
      const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
      const birthday = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
      if (birthday > on) return months - 1
    }
  }
  it('in months is the number of birthdays of months that passed', () => {
    fc.assert(
      fc.property(day, day, (born, on) => {
        expect(monthsBetween(born, on)).toBe(on < born ? 0 : naiveMonths(born, on))
      }),
    )
  })
  it('in days counts days', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2024-03-01', '2024-02-28')).toBe(0)
  })
})

describe('points of a chart', () => {
  const values = fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 2000 })
  it('are few, in their order, and keep the first, the last, the least and the greatest', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 4, max: mostChartPoints }), (all, most) => {
        const points = all.map((value, at) => ({ at, value }))
        const kept = thinned(points, most, ({ value }) => value)
        expect(kept.length).toBeLessThanOrEqual(Math.max(most, 0))
        expect(kept.map(({ at }) => at)).toEqual(kept.map(({ at }) => at).toSorted((a, b) => a - b))
        if (all.length === 0) return
        expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)])
        const kinds = kept.map(({ value }) => value)
        expect([Math.min(...kinds), Math.max(...kinds)]).toEqual([Math.min(...all), Math.max(...all)])
      }),
    )
  })
})

describe('what is usual', () => {
  const range = { fromMonths: 0, toMonths: null, low: 60, high: 100, secondLow: null, secondHigh: null }
  it('has both ends within it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (value) => {
        expect(verdictOf({ value, second: null }, range)).toBe(value < 60 ? 'below' : value > 100 ? 'above' : 'within')
      }),
    )
  })
  it('counts the higher of two numbers that are out of it', () => {
    const both = { ...range, secondLow: 60, secondHigh: 80 }
    expect(verdictOf({ value: 50, second: 90 }, both)).toBe('above')
    expect(verdictOf({ value: 90, second: 50 }, both)).toBe('below')
    expect(verdictOf({ value: 90, second: 70 }, null)).toBe('unknown')
  })
  it('goes by age, and by what holds for life where the age is not known', () => {
    const ranges = [
      { fromMonths: 0, toMonths: 12 },
      { fromMonths: 12, toMonths: null },
    ]
    expect([0, 11, 12, 500].map((months) => rangeAt(ranges, months)?.fromMonths)).toEqual([0, 0, 12, 12])
    expect(rangeAt(ranges, null)).toBeNull()
    expect(rangeAt([{ fromMonths: 0, toMonths: null }], null)).not.toBeNull()
  })
})

describe('growth', () => {
  const lms = fc.record({
    l: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
    m: fc.double({ min: 2, max: 120, noNaN: true }),
    s: fc.double({ min: 0.03, max: 0.16, noNaN: true }),
  }) satisfies fc.Arbitrary<Lms>
  const z = fc.double({ min: -3, max: 3, noNaN: true })
  it('measures and z-scores are each other’s inverse, and the median is 0', () => {
    fc.assert(
      fc.property(lms, z, (at, score) => {
        expect(zScore(measureAt(score, at), at, true)).toBeCloseTo(score, 4)
        expect(zScore(at.m, at, false)).toBeCloseTo(0, 9)
      }),
    )
  })
  it('rises with the measurement, also beyond three deviations', () => {
    fc.assert(
      fc.property(
        lms,
        fc.double({ min: 0.3, max: 2.5, noNaN: true }),
        fc.double({ min: 1.01, max: 1.3, noNaN: true }),
        (at, part, more) => {
          expect(zScore(at.m * part * more, at, true)).toBeGreaterThan(zScore(at.m * part, at, true))
        },
      ),
    )
  })
  it('knows the table of the normal distribution', () => {
    for (const [score, centile] of [
      [0, 50],
      [1, 84.1345],
      [-1, 15.8655],
      [1.959_964, 97.5],
      [-3, 0.135],
    ] as const)
      expect(centileOf(score)).toBeCloseTo(centile, 3)
  })
  it('lies between rows in proportion, and nowhere outside of them', () => {
    const rows: LmsRow[] = [
      [0, 1, 10, 0.1],
      [10, 2, 20, 0.2],
    ]
    expect(lmsAt(rows, 5)).toEqual({ l: 1.5, m: 15, s: expect.closeTo(0.15, 9) })
    expect([lmsAt(rows, 0)?.m, lmsAt(rows, 10)?.m, lmsAt(rows, 11)]).toEqual([10, 20, null])
  })
})

describe('the course of a weight', () => {
  const start = Date.parse('2026-01-01T00:00:00Z')
  it('of a steady gain is that gain', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 8, max: 150 }), (perDay, days) => {
        const weights = Array.from({ length: days + 1 }, (_, index) => ({
          at: start + index * 86_400_000,
          grams: 20_000 + perDay * index,
        }))
        const course = weightCourse(weights.toReversed())!
        expect(course.perMonth).toBeCloseTo(perDay * 30, 0)
        expect(course.moved).toBe(Math.abs(perDay * days) >= 2000)
      }),
    )
  })
  it('needs a week, and forgets what is older than half a year', () => {
    expect(weightCourse([])).toBeNull()
    expect(weightCourse([{ at: start, grams: 4000 }])).toBeNull()
    expect(
      weightCourse([
        { at: start, grams: 1000 },
        { at: start + 400 * 86_400_000, grams: 4000 },
      ]),
    ).toBeNull()
  })
})
