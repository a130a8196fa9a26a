import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#contract/kernel/values.ts'
import { formatCalendarDate, formatInstant } from './format-time.ts'

const day = 86_400_000
const language = fc.constantFrom(...locales)
const zone = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago')
const now = fc.integer({ min: Date.parse('2019-06-01T00:00:00Z'), max: Date.parse('2031-06-01T00:00:00Z') })
const near = fc.integer({ min: -180 * day, max: 180 * day })
const far = fc.integer({ min: 181 * day, max: 3000 * day }).chain((away) => fc.constantFrom(away, -away))
const style = fc.constantFrom('date' as const, 'both' as const)

const iso = (at: number) => new Date(at).toISOString()
/** The year as the language writes it. */
const yearIn = (at: number, of: string, timeZone: string) =>
  new Intl.DateTimeFormat(of, { year: 'numeric', timeZone }).formatToParts(at).find(({ type }) => type === 'year')!.value

test('near today a date has no year, further away it has; so it is in all six languages', () => {
  fc.assert(
    fc.property(language, zone, now, near, far, style, (of, timeZone, at, close, away, show) => {
      expect(formatInstant(iso(at + close), of, timeZone, show, false, at)).not.toContain(yearIn(at + close, of, timeZone))
      expect(formatInstant(iso(at + away), of, timeZone, show, false, at)).toContain(yearIn(at + away, of, timeZone))
      const date = iso(at + away).slice(0, 10)
      expect(formatCalendarDate(date, of, 'date', at)).toContain(yearIn(at + away, of, 'UTC'))
    }),
  )
})

test('what stands on paper has its year, however near it is', () => {
  fc.assert(
    fc.property(language, zone, now, near, style, (of, timeZone, at, close, show) => {
      expect(formatInstant(iso(at + close), of, timeZone, show)).toContain(yearIn(at + close, of, timeZone))
    }),
  )
})

test('no two days read alike, with or without their years', () => {
  fc.assert(
    fc.property(language, now, fc.oneof(near, far), fc.integer({ min: -3, max: 3 }), (of, at, close, years) => {
      const one = new Date(at + close)
      const other = new Date(one)
      other.setUTCFullYear(one.getUTCFullYear() + years)
      const [first, second] = [one, other].map((date) => formatCalendarDate(date.toISOString().slice(0, 10), of, 'date', at))
      if (one.getTime() !== other.getTime()) expect(first).not.toBe(second)
    }),
  )
})
