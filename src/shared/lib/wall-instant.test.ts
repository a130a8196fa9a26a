import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { instantOfWall, wallTimeAt } from './wall-instant.ts'

it.each([
  ['2026-03-08T22:00:00.000Z', 'America/New_York', '2026-03-08T18:00'],
  ['2026-11-20T18:30:00.000Z', 'Asia/Kolkata', '2026-11-21T00:00'],
  ['2026-01-01T00:00:00.000Z', 'Etc/UTC', '2026-01-01T00:00'],
])('%s in %s is %s, there and back', (instant, zone, wall) => {
  expect(wallTimeAt(instant, zone)).toBe(wall)
  expect(instantOfWall(wall, zone)).toBe(instant)
})

it('knows the change of clocks', () => {
  expect(instantOfWall('2026-11-20T09:30', 'Europe/Paris')).toBe('2026-11-20T08:30:00.000Z')
  expect(instantOfWall('2026-10-25T02:30', 'Europe/Paris')).toBe('2026-10-25T00:30:00.000Z')
  expect(instantOfWall('2026-03-29T02:30', 'Europe/Paris')).toBe('2026-03-29T01:30:00.000Z')
  expect(instantOfWall('', 'Europe/Paris')).toBeUndefined()
  const zones = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia')
  fc.assert(
    fc.property(zones, fc.integer({ min: 29_000_000, max: 31_000_000 }), (zone, minutes) => {
      const instant = new Date(minutes * 60_000).toISOString()
      const shown = wallTimeAt(instant, zone)
      const read = instantOfWall(shown, zone)!
      expect(wallTimeAt(read, zone)).toBe(shown)
      expect(Date.parse(read)).toBeLessThanOrEqual(Date.parse(instant))
    }),
    { seed: 20261120 },
  )
})

it('says what Temporal says, also around a change of clocks', () => {
  const zones = fc.constantFrom('America/New_York', 'Europe/Paris', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Africa/Casablanca')
  fc.assert(
    fc.property(zones, fc.integer({ min: 29_000_000, max: 31_000_000 }), (zone, minutes) => {
      const instant = new Date(minutes * 60_000).toISOString()
      const zoned = Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
      expect(wallTimeAt(instant, zone)).toBe(zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }))
      // As the wall shows it in UTC: hours that are skipped and hours that come twice among them.
      const wall = instant.slice(0, 16)
      const meant = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: 'compatible' })
      expect(instantOfWall(wall, zone)).toBe(new Date(meant.epochMilliseconds).toISOString())
    }),
    { seed: 20261124, numRuns: 500 },
  )
})
