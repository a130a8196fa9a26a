import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { courseTo, placeOnMap, placesOnMap, scaledDistance, outerDistance, ringsOf, separatePoints } from './rings.ts'

const chicago = { latitude: 41.8781, longitude: -87.6298 }
const newYork = { latitude: 40.7128, longitude: -74.006 }
const somewhere = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

/** By the law of cosines instead of haversines. */
function naiveDistance(from: typeof chicago, to: typeof chicago): number {
  const r = (degrees: number) => (degrees * Math.PI) / 180
  const cosine =
    Math.sin(r(from.latitude)) * Math.sin(r(to.latitude)) +
    Math.cos(r(from.latitude)) * Math.cos(r(to.latitude)) * Math.cos(r(to.longitude - from.longitude))
  return 6371 * Math.acos(Math.max(-1, Math.min(1, cosine)))
}

describe('distances', () => {
  test('agree with another way of reckoning them', () => {
    fc.assert(
      fc.property(somewhere, somewhere, (from, to) => {
        expect(Math.abs(courseTo(from, to).distance - naiveDistance(from, to))).toBeLessThan(0.5)
      }),
      { seed: 11 },
    )
    expect(courseTo(chicago, newYork).distance).toBeCloseTo(1144, -1)
  })

  test('east is right and north is up', () => {
    const { x, y } = placeOnMap(chicago, newYork, 2000)
    expect(x).toBeGreaterThan(0.5)
    expect(Math.abs(y)).toBeLessThan(0.2)
    expect(placeOnMap(chicago, { ...chicago, latitude: 45 }, 2000).y).toBeLessThan(0)
  })
})

describe('rings', () => {
  test.each([
    [[], 1],
    [[0.4], 1],
    [[3, 12], 20],
    [[19_000], 20_100],
  ])('%j km end at a ring of %d km', (distances, rim) => {
    expect(outerDistance(distances)).toBe(rim)
  })

  test('are round in miles too', () => {
    const rim = outerDistance([3, 12], 1.609344)
    expect(rim).toBeCloseTo(16.09, 2)
    expect(ringsOf(rim, 1.609344).map((ring) => ring / 1.609344)).toEqual([2, 5, 10].map((ring) => expect.closeTo(ring, 6)))
  })

  test('rise, end at the rim and stand apart', () => {
    for (const rim of [1, 2, 5, 10, 50, 1000, 20_100]) {
      const rings = ringsOf(rim)
      expect(rings.at(-1)).toBe(rim)
      rings.slice(1).forEach((ring, index) => {
        expect(scaledDistance(ring, rim) - scaledDistance(rings[index]!, rim)).toBeGreaterThanOrEqual(0.2)
      })
    }
  })
})

test('marks of one clinic do not hide one another, and none leaves the map', () => {
  const { points } = placesOnMap(chicago, [newYork, newYork, newYork, chicago])
  for (const [index, one] of points.entries()) {
    expect(Math.hypot(one.x, one.y)).toBeLessThanOrEqual(1 + 1e-9)
    for (const other of points.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.08)
  }
  expect(separatePoints(points, 0.14)).toEqual(separatePoints(points, 0.14))
})
