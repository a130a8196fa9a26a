import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bearingTo, destination, distanceBetween, earthRadius, unitVector, wrapLongitude } from './geodesy.ts'

const somewhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distances', () => {
  test('agree with the angle between unit vectors', () => {
    fc.assert(
      fc.property(somewhere, somewhere, (from, to) => {
        const chord = Math.hypot(...unitVector(from).map((part, axis) => part - unitVector(to)[axis]!))
        const naive = 2 * earthRadius * Math.asin(Math.min(1, chord / 2))
        expect(Math.abs(distanceBetween(from, to) - naive)).toBeLessThan(1)
      }),
      { seed: 11 },
    )
  })

  test('are those of the world', () => {
    const [chicago, newYork] = [
      { latitude: 41.8781, longitude: -87.6298 },
      { latitude: 40.7128, longitude: -74.006 },
    ]
    expect(distanceBetween(chicago, newYork) / 1000).toBeCloseTo(1144, -1)
  })
})

test('who sets out is there after the distance, also over a pole and across 180°', () => {
  fc.assert(
    fc.property(
      somewhere,
      fc.double({ min: 0, max: 6.28, noNaN: true }),
      fc.integer({ min: 1, max: 10_000_000 }),
      (from, way, far) => {
        const there = destination(from, way, far)
        expect(Math.abs(distanceBetween(from, there) - far)).toBeLessThan(1)
        expect(Math.abs(there.longitude)).toBeLessThanOrEqual(180)
      },
    ),
    { seed: 12 },
  )
  const east = destination({ latitude: 0, longitude: 179.9 }, Math.PI / 2, 50_000)
  expect(east.longitude).toBeLessThan(-179)
  expect(bearingTo({ latitude: 0, longitude: 0 }, { latitude: 10, longitude: 0 })).toBe(0)
  expect(wrapLongitude(540)).toBe(-180)
})
