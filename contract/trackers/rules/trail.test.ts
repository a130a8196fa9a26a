import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { destination } from '../../kernel/geodesy.ts'
import { lengthOf, stopsOf, thinned, walksOf, type TrailPoint } from './trail.ts'

const home = { latitude: 40.74, longitude: -73.99 }

/** A day of a fix each ten seconds, on the way all the time. */
function wandering(count: number): TrailPoint[] {
  let at: { latitude: number; longitude: number } = home
  return Array.from({ length: count }, (_, index) => {
    at = destination(at, Math.sin(index / 40) * 3 + Math.sin(index / 7), 9)
    return { ...at, at: index * 10_000 }
  })
}

describe('a trail', () => {
  test('of 8,640 fixes has 2,000 points at most, the first and the last among them', () => {
    const points = wandering(8640)
    const kept = thinned(points, 2000)
    expect(kept.length).toBeLessThanOrEqual(2000)
    expect(kept.length).toBeGreaterThan(200)
    expect(kept[0]).toBe(points[0])
    expect(kept.at(-1)).toBe(points.at(-1))
  })

  test('is not longer for being drawn with fewer points, and keeps their order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 2, max: 50 }), (count, most) => {
        const points = wandering(count)
        const kept = thinned(points, most)
        expect(kept.length).toBeLessThanOrEqual(Math.max(2, most))
        expect(lengthOf(kept)).toBeLessThanOrEqual(lengthOf(points) + 1e-6)
        expect(kept.map(({ at }) => at)).toEqual(kept.map(({ at }) => at).toSorted((a, b) => a - b))
      }),
      { seed: 41 },
    )
  })

  test('has stops and walks', () => {
    const minute = 60_000
    const there = destination(home, 1, 500)
    const points = [
      ...Array.from({ length: 10 }, (_, index) => ({ ...home, at: index * minute })),
      ...Array.from({ length: 5 }, (_, index) => ({ ...destination(home, 1, 100 * (index + 1)), at: (10 + index) * minute })),
      ...Array.from({ length: 8 }, (_, index) => ({ ...there, at: (15 + index) * minute })),
    ]
    const stops = stopsOf(points)
    expect(stops.map(({ from, until }) => [from / minute, until / minute])).toEqual([
      [0, 9],
      [14, 22],
    ])
    const walks = walksOf(points, stops)
    expect(walks).toHaveLength(1)
    expect(walks[0]!.metres).toBeCloseTo(500, -1)
  })
})
