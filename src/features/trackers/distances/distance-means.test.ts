import { expect, test } from 'vitest'
import { distanceMeans } from './distance-means.ts'

const days = (...metres: number[]) => metres.map((each, index) => ({ day: `2026-03-${index + 1}`, metres: each }))

test('the mean of a week, and of the one before', () => {
  expect(distanceMeans([])).toBeNull()
  expect(distanceMeans(days(100, 300))).toEqual({ last: 200, before: null })
  expect(distanceMeans(days(10, 20, 1, 2, 3, 4, 5, 6, 7))).toEqual({ last: 4, before: 15 })
})
