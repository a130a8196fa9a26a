import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { destination, distanceBetween } from '../kernel/geodesy.ts'
import { blurredPoint, isPointOf } from './rules.ts'
import { blur } from './values.ts'

const somewhere = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const part = fc.double({ min: 0, max: 1, noNaN: true })

describe('the blurred point', () => {
  test('lies 250 to 500 metres away, also at 180° and near the poles', () => {
    fc.assert(
      fc.property(somewhere, part, part, (place, distance, bearing) => {
        const away = distanceBetween(place, blurredPoint(place, { distance, bearing }))
        expect(away).toBeGreaterThanOrEqual(blur.least)
        expect(away).toBeLessThanOrEqual(blur.most)
      }),
      { seed: 3, numRuns: 1000 },
    )
  })

  test('serves the same place again, also where the device was twenty metres off', () => {
    fc.assert(
      fc.property(somewhere, part, part, part, fc.integer({ min: 0, max: 20 }), (place, distance, bearing, turn, off) => {
        const point = blurredPoint(place, { distance, bearing })
        expect(isPointOf(point, destination(place, turn * 2 * Math.PI, off))).toBe(true)
      }),
      { seed: 4 },
    )
  })

  test('serves no place to which it would be nearer than it may be', () => {
    const place = { latitude: 52.5, longitude: 13.4 }
    expect(isPointOf(place, place)).toBe(false)
    expect(isPointOf(place, destination(place, 1, 900))).toBe(false)
  })
})
