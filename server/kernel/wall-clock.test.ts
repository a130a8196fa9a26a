import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayIn, instantOfWall, WallClock } from './wall-clock.ts'

const seeded = { seed: 20261123, numRuns: 300 }
const zones = fc.constantFrom(
  'Etc/UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
)
/** Whole minutes from 2010 to 2030. */
const minutes = fc.integer({ min: 21_040_000, max: 31_550_000 })

/** What the runtime's own zone data shows: `2026-11-23T09:30`. */
function shown(zone: string, instant: number): string {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(instant)
  return text.replace(' ', 'T')
}

it('a day in the person’s zone may be another one elsewhere', () => {
  const at = new Date('2026-03-02T23:30:00Z')
  expect(dayIn('Europe/Madrid', at)).toBe('2026-03-03')
  expect(dayIn('America/New_York', at)).toBe('2026-03-02')
})

it('a wall time is the first minute that shows it', () => {
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const instant = minute * 60_000
      const found = instantOfWall(shown(zone, instant), zone)!
      expect(shown(zone, found)).toBe(shown(zone, instant))
      expect(found).toBeLessThanOrEqual(instant)
      // No clock was ever put back by more than a day: nothing earlier shows it.
      const steps = Array.from({ length: 96 }, (_, index) => found - (index + 1) * 15 * 60_000)
      expect(steps.filter((each) => shown(zone, each) === shown(zone, found))).toEqual([])
    }),
    { ...seeded, numRuns: 60 },
  )
  expect(instantOfWall('2026-10-25T02:30', 'Europe/Paris')).toBe(Date.parse('2026-10-25T00:30Z'))
  expect(instantOfWall('2026-03-29T02:30', 'Europe/Paris')).toBeNull()
})

it('the clock that reckons with integers shows what the runtime shows', () => {
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const instant = minute * 60_000
      const clock = new WallClock(zone, instant, instant)
      expect(new Date(clock.wallAt(instant)).toISOString().slice(0, 16)).toBe(shown(zone, instant))
      expect(clock.firstInstant(clock.wallAt(instant))).toBe(instantOfWall(shown(zone, instant), zone))
    }),
    seeded,
  )
})
