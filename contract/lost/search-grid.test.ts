import fc from 'fast-check'
import { expect, test } from 'vitest'
import { destination } from '../kernel/geodesy.ts'
import { cellAt, cornersOf, farthestCell } from './search-grid.ts'

const middles = fc.record({
  latitude: fc.double({ min: -84, max: 84, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('the middle of a square lies in this square, wherever on earth, across 180° too', () => {
  fc.assert(
    fc.property(
      middles,
      fc.integer({ min: -farthestCell, max: farthestCell }),
      fc.integer({ min: -farthestCell, max: farthestCell }),
      (middle, x, y) => {
        const [first, , third] = cornersOf(middle, { x, y })
        const across = ((third!.longitude - first!.longitude + 540) % 360) - 180
        const inside = {
          latitude: (first!.latitude + third!.latitude) / 2,
          longitude: first!.longitude + across / 2,
        }
        expect(cellAt(middle, inside)).toEqual({ x, y })
      },
    ),
  )
})

test('who walks far away paints nothing', () => {
  expect(cellAt({ latitude: 40, longitude: -74 }, destination({ latitude: 40, longitude: -74 }, 1, 6000))).toBeNull()
})
