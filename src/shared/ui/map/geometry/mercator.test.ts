import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitting, project, unproject, zoomed, type View } from './mercator.ts'

const size = { width: 640, height: 400 }
const somewhere = fc.record({
  latitude: fc.double({ min: -84, max: 84, noNaN: true }),
  longitude: fc.double({ min: -179.99, max: 179.99, noNaN: true }),
})
const view = fc.record({
  centre: fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.double({ min: 0.1, max: 0.9, noNaN: true }) }),
  zoom: fc.double({ min: 1, max: 17, noNaN: true }),
})

describe('the picture and the world', () => {
  test('what is put on the picture is found there again', () => {
    fc.assert(
      fc.property(somewhere, view, (at, shown) => {
        const back = unproject(project(at, shown, size), shown, size)
        expect(back.latitude).toBeCloseTo(at.latitude, 5)
        expect(Math.abs(((back.longitude - at.longitude + 540) % 360) - 180)).toBeLessThan(1e-5)
      }),
      { seed: 21 },
    )
  })

  test('what lies under the pointer stays there while one comes nearer', () => {
    const shown: View = { centre: { x: 0.3, y: 0.4 }, zoom: 5 }
    const under = unproject({ x: 100, y: 80 }, shown, size)
    const nearer = project(under, zoomed(shown, 8, { x: 100, y: 80 }, size), size)
    expect(nearer.x).toBeCloseTo(100, 5)
    expect(nearer.y).toBeCloseTo(80, 5)
  })

  test('everything is in sight, whichever way round is the shorter one', () => {
    fc.assert(
      fc.property(fc.array(somewhere, { minLength: 1, maxLength: 6 }), (positions) => {
        const shown = fitting(positions, size)
        for (const position of positions) {
          const { x, y } = project(position, shown, size)
          // A world that is wholly shown leaves no room beside it.
          const slack = shown.zoom <= 1.1 ? 1000 : 1
          expect(x).toBeGreaterThan(-slack)
          expect(x).toBeLessThan(size.width + slack)
          expect(y).toBeGreaterThan(-slack)
          expect(y).toBeLessThan(size.height + slack)
        }
      }),
      { seed: 22 },
    )
    const fiji = fitting(
      [
        { latitude: -17, longitude: 179.5 },
        { latitude: -17, longitude: -179.5 },
      ],
      size,
    )
    expect(fiji.zoom).toBeGreaterThan(8)
  })
})
