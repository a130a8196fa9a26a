import { expect, test } from 'vitest'
import { draftOf, drawnAt, type ZoneDrawing } from './zone-drawing.ts'
import { spanOfDay } from './span-of-day.ts'

const at = (latitude: number) => ({ latitude, longitude: 1 })
const polygon: ZoneDrawing = { id: null, kind: 'polygon', name: 'Garden', centre: null, radius: 150, points: [] }

test('a polygon is whole with three corners, a circle with its middle', () => {
  const two = drawnAt(drawnAt(polygon, at(1)), at(2))
  expect(draftOf(two)).toBeNull()
  expect(draftOf(drawnAt(two, at(3)))).toMatchObject({ kind: 'polygon', points: [at(1), at(2), at(3)] })
  const circle: ZoneDrawing = { ...polygon, kind: 'circle' }
  expect(draftOf(circle)).toBeNull()
  expect(draftOf(drawnAt(drawnAt(circle, at(1)), at(2)))).toMatchObject({ centre: at(2), radius: 150 })
  expect(draftOf({ ...drawnAt(circle, at(1)), name: ' ' })).toBeNull()
})

test('a day has 23 hours where clocks are put forward', () => {
  const { from, until } = spanOfDay('2026-03-08', 'America/New_York')
  expect(Date.parse(until) - Date.parse(from)).toBe(23 * 3_600_000)
})
