import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, minorDigits } from './format-money.ts'
import { formatBoundedCount, formatBytes, formatShare } from './format-number.ts'
import { formatRelative } from './format-relative.ts'
import { dayOf, formatCalendarDate, formatInstant, zoneCity, zonesDiffer } from './format-time.ts'

describe('money', () => {
  it.each([
    [125_000, 'USD', 'en-US', '$1,250.00'],
    [-50, 'USD', 'en-US', '-$0.50'],
    [1250, 'JPY', 'en-US', '¥1,250'],
    [1250, 'KWD', 'en-US', 'KWD 1.250'],
    [125_000, 'EUR', 'de-DE', '1.250,00 €'],
  ])('%i minor units of %s in %s', (amount, currency, language, text) =>
    expect(formatMoney({ amount, currency }, language).replaceAll('\u00a0', ' ')).toBe(text),
  )

  it('keeps a currency sign whole between right-to-left letters', () => {
    expect(formatMoney({ amount: 4500, currency: 'USD' }, 'ar')).toContain('\u2066US$\u2069')
  })

  it('never loses or adds a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom('USD', 'JPY', 'KWD'), (amount, currency) => {
        const digits = formatMoney({ amount, currency }, 'en-US').replace(/\D/g, '')
        expect(digits).toBe(String(Math.abs(amount)).padStart(minorDigits(currency) + 1, '0'))
      }),
      { seed: 7 },
    )
  })
})

describe('times', () => {
  it('show the clock of the zone, and name the zone when asked to', () => {
    const spaced = (text: string) => text.replaceAll('\u202f', ' ')
    const instant = '2026-11-20T23:30:00.000Z'
    expect(spaced(formatInstant(instant, 'en-US', 'America/New_York', 'both'))).toBe('Fri, Nov 20, 2026, 6:30 PM')
    expect(spaced(formatInstant(instant, 'en-US', 'Asia/Kolkata', 'time', true))).toBe('5:00 AM GMT+5:30')
    expect(dayOf(instant, 'Asia/Kolkata')).toBe('2026-11-21')
  })

  it('a calendar date is the same day everywhere', () => expect(formatCalendarDate('2026-03-01', 'en-US')).toBe('Mar 1, 2026'))

  it('zones differ by their clocks, not by their names', () => {
    expect(zonesDiffer('2026-07-01T12:00:00Z', 'Europe/Berlin', 'Europe/Paris')).toBe(false)
    expect(zonesDiffer('2026-07-01T12:00:00Z', 'America/Phoenix', 'America/Los_Angeles')).toBe(false)
    expect(zonesDiffer('2026-12-01T12:00:00Z', 'America/Phoenix', 'America/Los_Angeles')).toBe(true)
    expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  })

  it.each([
    ['2026-11-20T11:59:50Z', '10 seconds ago'],
    ['2026-11-20T12:00:00Z', 'now'],
    ['2026-11-20T09:00:00Z', '3 hours ago'],
    ['2026-11-21T12:00:00Z', 'tomorrow'],
    ['2026-11-19T12:00:01Z', '23 hours ago'],
    ['2028-01-01T00:00:00Z', 'next year'],
  ])('%s is %s', (instant, text) => expect(formatRelative(instant, '2026-11-20T12:00:00Z', 'en-US')).toBe(text))
})

it('numbers read as people write them', () => {
  expect(formatShare(0.125, 'en-US', 1)).toBe('12.5%')
  expect(formatBoundedCount(999, 1000, 'en-US')).toBe('999')
  expect(formatBoundedCount(1000, 1000, 'en-US')).toBe('1,000+')
  expect([0, 999, 1500, 9_940_000].map((bytes) => formatBytes(bytes, 'en-US'))).toEqual([
    '0 bytes',
    '999 bytes',
    '2 kB',
    '9.9 MB',
  ])
})
