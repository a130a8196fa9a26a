import { expect, it } from 'vitest'
import { instantOfWall, wallOfInstant } from './wall-instant.ts'

it.each([
  ['2026-03-08T22:00:00.000Z', 'America/New_York', '2026-03-08T18:00'],
  ['2026-11-20T18:30:00.000Z', 'Asia/Kolkata', '2026-11-21T00:00'],
  ['2026-01-01T00:00:00.000Z', 'Etc/UTC', '2026-01-01T00:00'],
])('%s in %s is %s, there and back', (instant, zone, wall) => {
  expect(wallOfInstant(instant, zone)).toBe(wall)
  expect(instantOfWall(wall, zone)).toBe(instant)
})
