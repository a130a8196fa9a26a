import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { endMovedBy, isSamePeriod, movedBy, type Period } from './time-off-moves.ts'

const runs = { seed: 20261123, numRuns: 400 }
const zones = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'UTC')
const begin = Temporal.Instant.from('2026-01-01T00:00:00Z').epochMilliseconds
const hours = fc.tuple(fc.nat(365 * 96), fc.integer({ min: 1, max: 200 })).map(([start, length]): Period => {
  const at = (quarters: number) => new Date(begin + quarters * 900_000).toISOString()
  return { kind: 'instants', from: at(start), to: at(start + length) }
})
const shifts = fc.record({ days: fc.integer({ min: -9, max: 9 }), minutes: fc.integer({ min: -40, max: 40 }).map((n) => n * 15) })

/** The same by a calendar library: a wall time that is skipped is read as it would have been, of two the first. */
function naiveLater(instant: string, { days, minutes }: { days: number; minutes: number }, zone: string): string {
  const wall = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().add({ days }).add({ minutes })
  return new Date(wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds).toISOString()
}

test('time off moves on the wall clock, also over nights in which clocks are changed', () => {
  fc.assert(
    fc.property(hours, shifts, zones, (period, shift, zone) => {
      expect(movedBy(period, shift, zone)).toEqual({
        kind: 'instants',
        from: naiveLater(period.from, shift, zone),
        to: naiveLater(period.to, shift, zone),
      })
    }),
    runs,
  )
})

test('its end alone moves, and a step is always left', () => {
  fc.assert(
    fc.property(hours, shifts, zones, (period, shift, zone) => {
      const { from, to } = endMovedBy(period, shift, zone)
      const least = naiveLater(period.from, { days: 0, minutes: 15 }, zone)
      const asked = naiveLater(period.to, shift, zone)
      expect([from, to]).toEqual([period.from, asked < least ? least : asked])
    }),
    runs,
  )
})

test('whole days go by days, and one is left', () => {
  const period: Period = { kind: 'days', from: '2026-03-30', to: '2026-04-01' }
  expect(movedBy(period, { days: 2, minutes: 45 }, 'UTC')).toEqual({ kind: 'days', from: '2026-04-01', to: '2026-04-03' })
  expect(endMovedBy(period, { days: -9, minutes: 0 }, 'UTC')).toEqual({ kind: 'days', from: '2026-03-30', to: '2026-03-30' })
  expect(isSamePeriod(period, { ...period })).toBe(true)
  expect(isSamePeriod(period, { ...period, to: '2026-04-02' })).toBe(false)
})
