import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { destination, distanceBetween, unitVector, type Position } from '../../kernel/geodesy.ts'
import { beyondZone, standingAfter, type ZoneFix, type ZoneShape, type ZoneStanding } from './zones.ts'

const anywhere = fc.record({
  latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(90, -90, 89.999, 0)),
  longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(180, -180, 179.999)),
})
const turn = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })

/** A polygon of many corners at one distance from its middle: nearly a circle. */
const ring = (centre: Position, radius: number, corners = 48): ZoneShape => ({
  kind: 'polygon',
  points: Array.from({ length: corners }, (_, index) => destination(centre, (2 * Math.PI * index) / corners, radius)),
})

describe('how far beyond a zone', () => {
  test('a polygon of many corners is the circle it was made of, anywhere on earth', () => {
    fc.assert(
      fc.property(
        anywhere,
        turn,
        fc.integer({ min: 50, max: 3000 }),
        fc.integer({ min: 0, max: 9000 }),
        (centre, way, radius, far) => {
          const at = destination(centre, way, far)
          const circle = beyondZone({ kind: 'circle', centre, radius }, at)
          expect(Math.abs(beyondZone(ring(centre, radius), at) - circle)).toBeLessThan(radius * 0.01 + 2)
        },
      ),
      { seed: 31, numRuns: 500 },
    )
  })

  test('agrees with the angles between unit vectors for a triangle', () => {
    // Inside, where it lies on the same side of each of the great circles through two corners.
    const side = (from: Position, to: Position, at: Position) => {
      const [a, b, c] = [unitVector(from), unitVector(to), unitVector(at)]
      const cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
      return cross[0]! * c[0] + cross[1]! * c[1] + cross[2]! * c[2]
    }
    fc.assert(
      fc.property(anywhere, turn, fc.integer({ min: 0, max: 1500 }), (centre, way, far) => {
        const points = [0, 2, 4].map((angle) => destination(centre, angle, 1000))
        const at = destination(centre, way, far)
        const signs = points.map((point, index) => side(point, points[(index + 1) % 3]!, at))
        if (signs.some((sign) => Math.abs(sign) < 1e-9)) return
        const naive = signs.every((sign) => sign > 0) || signs.every((sign) => sign < 0)
        expect(beyondZone({ kind: 'polygon', points }, at) < 0).toBe(naive)
      }),
      { seed: 32, numRuns: 500 },
    )
  })
})

const home = { latitude: 52.5, longitude: 13.4 }
const zone: ZoneShape = { kind: 'circle', centre: home, radius: 100 }

function run(fixes: readonly ZoneFix[], start: ZoneStanding = { inside: true, outSince: null }) {
  const told: string[] = []
  let standing = start
  for (const fix of fixes) {
    const after = standingAfter(zone, standing, fix)
    standing = after.standing
    if (after.news) told.push(after.news)
  }
  return told
}

const fixAt = (far: number, second: number, accuracy: number | null = 10): ZoneFix => ({
  ...destination(home, 1, far),
  at: second * 1000,
  accuracy,
})

describe('leaving and coming back', () => {
  test('takes two fixes at least thirty seconds apart, and one within', () => {
    expect(run([fixAt(200, 0), fixAt(210, 20)])).toEqual([])
    expect(run([fixAt(200, 0), fixAt(210, 30)])).toEqual(['left'])
    expect(run([fixAt(200, 0), fixAt(50, 20), fixAt(210, 40)])).toEqual([])
    expect(run([fixAt(200, 0), fixAt(210, 30), fixAt(220, 90), fixAt(99, 120)])).toEqual(['left', 'entered'])
    expect(run([fixAt(119, 0, 0), fixAt(119, 60, 0)])).toEqual([])
    expect(run([fixAt(300, 0, 500), fixAt(300, 60, 500)])).toEqual(['left'])
    expect(run([fixAt(200, 0, 500), fixAt(200, 60, 500)])).toEqual([])
  })

  test('nobody is told anything by the first fixes of a zone', () => {
    expect(run([fixAt(500, 0), fixAt(500, 60), fixAt(500, 120)], { inside: null, outSince: null })).toEqual([])
    expect(run([fixAt(5, 0)], { inside: null, outSince: null })).toEqual([])
  })

  test('what is told takes turns, whatever the fixes are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 120 })), { maxLength: 200 }),
        (steps) => {
          let second = 0
          const told = run(steps.map(([far, pause]) => fixAt(far, (second += pause))))
          told.forEach((news, index) => expect(news).toBe(index % 2 === 0 ? 'left' : 'entered'))
        },
      ),
      { seed: 33 },
    )
  })

  test('a day of thirty metres of noise around the sofa tells nobody anything', () => {
    let state = 7
    const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
    const noise = () => 30 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const fixes = Array.from({ length: 8640 }, (_, index) => {
      const east = destination(destination(home, 0, 60), Math.PI / 2, noise())
      return { ...destination(east, 0, noise()), at: index * 10_000, accuracy: 30 }
    })
    expect(run(fixes)).toEqual([])
    expect(distanceBetween(fixes[0]!, home)).toBeLessThan(250)
  })
})
