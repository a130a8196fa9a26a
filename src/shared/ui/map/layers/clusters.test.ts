import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clusters, markRoom } from './clusters.ts'

const point = fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 400 }) })

test('no mark is lost and none is there twice', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 60 }), fc.boolean(), (points, isNearest) => {
      const shown = clusters(
        points.map((at, item) => ({ at, item })),
        isNearest,
      )
      expect(shown.flatMap(({ items }) => items).toSorted((a, b) => a - b)).toEqual(points.map((_, index) => index))
    }),
    { seed: 5 },
  )
})

test('a few at one place stand beside one another, many are one mark until one is as near as can be', () => {
  const at = { x: 100, y: 100 }
  const places = (count: number) => Array.from({ length: count }, (_, item) => ({ at, item }))
  const three = clusters(places(3), false)
  expect(three).toHaveLength(3)
  for (const [index, one] of three.entries())
    for (const other of three.slice(index + 1))
      expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThanOrEqual(markRoom - 0.01)
  expect(clusters(places(12), false)).toEqual([{ items: places(12).map(({ item }) => item), at }])
  expect(clusters(places(12), true)).toHaveLength(12)
})
