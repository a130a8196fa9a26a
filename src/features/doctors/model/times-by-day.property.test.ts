import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PricedSlot } from '#contract/doctors/schemas.ts'
import { dayOf } from '#shared/lib/format-time.ts'
import { shownDays, shownPerDay, timesByDay } from './times-by-day.ts'

const price = { amount: 2500, currency: 'USD' }
const slotAt = (at: number): PricedSlot => ({
  start: new Date(at).toISOString(),
  minutes: 30,
  modes: ['video'],
  mode: 'video',
  price,
})
const begin = Date.parse('2026-03-02T09:00:00Z')
const starts = fc
  .uniqueArray(fc.integer({ min: 0, max: 14 * 48 }), { maxLength: 8 })
  .map((steps) => steps.toSorted((one, other) => one - other).map((step) => begin + step * 1_800_000))
const zones = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago')

test('each time stands below its day of the reader’s zone; the first is always there, and days follow one another', () => {
  fc.assert(
    fc.property(starts, zones, (at, zone) => {
      const slots = at.map(slotAt)
      const days = timesByDay(slots, zone)
      expect(days.flatMap(({ times }) => times)[0]).toEqual(slots[0])
      expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
      expect(days.length).toBeLessThanOrEqual(shownDays)
      for (const { day, times } of days) {
        expect(times.length).toBeGreaterThan(0)
        expect(times.length).toBeLessThanOrEqual(shownPerDay)
        for (const { start } of times) expect(dayOf(start, zone)).toBe(day)
        // No time is left out before one that is shown.
        const ofDay = slots.filter(({ start }) => dayOf(start, zone) === day)
        expect(times).toEqual(ofDay.slice(0, times.length))
      }
    }),
  )
})
