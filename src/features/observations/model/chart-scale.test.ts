import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksAround, shareOf } from './chart-scale.ts'

test('marks hold every value, are evenly apart and few', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.integer({ min: -500, max: 700_000 }).map((tenths) => tenths / 10),
        { minLength: 1, maxLength: 50 },
      ),
      (values) => {
        const marks = marksAround(values)
        expect(marks[0]).toBeLessThanOrEqual(Math.min(...values) + 1e-6)
        expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) - 1e-6)
        expect(marks.length).toBeGreaterThan(1)
        expect(marks.length).toBeLessThan(9)
        const steps = marks.slice(1).map((mark, index) => mark - marks[index]!)
        for (const step of steps) expect(step).toBeCloseTo(steps[0]!, 6)
      },
    ),
  )
})

test('a place is its share of the way', () => {
  expect([shareOf(5, 0, 10), shareOf(0, 0, 10), shareOf(3, 3, 3)]).toEqual([0.5, 0, 0.5])
})
