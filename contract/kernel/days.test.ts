import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, dayIn, countDays, isYoungerThan, utcDay } from './days.ts'

const instant = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2199, 11, 31) })
const day = instant.map((at) => utcDay(at))
const zone = fc.constantFrom(
  'America/New_York',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Europe/London',
  'UTC',
)
const plain = (text: string) => Temporal.PlainDate.from(text)

describe('the date in a time zone', () => {
  test('at 8 PM in New York it is still today, and at 8 AM in Auckland it is today already', () => {
    const newYork = '2026-03-05T01:00:00.000Z'
    expect(dayIn('America/New_York', newYork)).toBe('2026-03-04')
    expect(utcDay(newYork)).toBe('2026-03-05')
    const auckland = '2026-03-03T19:00:00.000Z'
    expect(dayIn('Pacific/Auckland', auckland)).toBe('2026-03-04')
    expect(utcDay(auckland)).toBe('2026-03-03')
  })

  test('is what Temporal says, for a date, a text and a number', () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, at) => {
        const expected = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString()
        expect(dayIn(timeZone, at)).toBe(expected)
        expect(dayIn(timeZone, new Date(at))).toBe(expected)
        expect(dayIn(timeZone, new Date(at).toISOString())).toBe(expected)
      }),
      { seed: 25, numRuns: 300 },
    )
  })
})

describe('reckoning with days', () => {
  test('is what Temporal does', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -900, max: 900 }), day, (from, count, to) => {
        expect(addDays(from, count)).toBe(plain(from).add({ days: count }).toString())
        expect(addMonths(from, count)).toBe(plain(from).add({ months: count }).toString())
        expect(countDays(from, to)).toBe(plain(from).until(plain(to), { largestUnit: 'days' }).days)
      }),
      { seed: 25 },
    )
  })

  test('a birthday is reached on its day, by who was born on 29 February on 1 March', () => {
    expect(isYoungerThan(18, '2008-03-05', '2026-03-04')).toBe(true)
    expect(isYoungerThan(18, '2008-03-05', '2026-03-05')).toBe(false)
    expect(isYoungerThan(1, '2024-02-29', '2025-02-28')).toBe(true)
    expect(isYoungerThan(1, '2024-02-29', '2025-03-01')).toBe(false)
  })
})
