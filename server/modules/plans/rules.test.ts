import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOfWall } from '#server/kernel/wall-clock.ts'
import { daysAfter, monthsAfter } from './rules.ts'

const lengths = (year: number) => [
  31,
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28,
  31,
  30,
  31,
  30,
  31,
  31,
  30,
  31,
  30,
  31,
]
const two = (value: number) => String(value).padStart(2, '0')

/** The day by counting months one after the other on paper, the time kept. */
function naive(wall: string, months: number): string {
  const [date, time] = wall.split('T') as [string, string]
  let [year, month] = date.split('-').map(Number) as [number, number]
  const day = Number(date.slice(8))
  for (let step = 0; step < months; step += 1) {
    month += 1
    if (month > 12) [year, month] = [year + 1, 1]
  }
  return `${year}-${two(month)}-${two(Math.min(day, lengths(year)[month - 1]!))}T${time}`
}

const wallOf = (at: string, zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(at))
    .replace(' ', 'T')

const zones = fc.constantFrom('UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe')
const anchors = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true }).map((at) => {
  at.setUTCSeconds(0, 0)
  return at.toISOString()
})

describe('the day on which a period begins', () => {
  test('is the one that counting on paper finds, wherever the clock shows its time', () => {
    fc.assert(
      fc.property(anchors, zones, fc.integer({ min: 0, max: 60 }), (anchor, zone, months) => {
        const wall = naive(wallOf(anchor, zone), months)
        const expected = instantOfWall(wall, zone)
        if (expected === null) {
          // Skipped: within the day after it, never before.
          const due = wallOf(monthsAfter(anchor, zone, months), zone)
          expect(due > wall).toBe(true)
        } else if (months > 0) expect(Date.parse(monthsAfter(anchor, zone, months))).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })

  test('comes later with each month', () => {
    fc.assert(
      fc.property(anchors, zones, fc.integer({ min: 0, max: 60 }), (anchor, zone, months) => {
        expect(monthsAfter(anchor, zone, months) < monthsAfter(anchor, zone, months + 1)).toBe(true)
      }),
    )
  })

  test('does not move with a short month', () => {
    const days = [0, 1, 2, 3].map((months) => monthsAfter('2026-01-31T10:00:00.000Z', 'UTC', months).slice(0, 10))
    expect(days).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
  })

  test('of 29 February is the 28th in years without it, and the 29th again after four', () => {
    const days = [12, 24, 36, 48].map((months) => monthsAfter('2028-02-29T10:00:00.000Z', 'UTC', months).slice(0, 10))
    expect(days).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
  })

  test('at an hour that does not exist is the next one, and the hour itself a month later', () => {
    // 02:30 on 8 February and 8 March 2026 in New York, where the clock goes from 02:00 to 03:00 in that night.
    const anchor = '2026-02-08T07:30:00.000Z'
    expect(monthsAfter(anchor, 'America/New_York', 1)).toBe('2026-03-08T07:30:00.000Z')
    expect(monthsAfter(anchor, 'America/New_York', 2)).toBe('2026-04-08T06:30:00.000Z')
  })

  test('days are days of the clock', () => {
    expect(daysAfter('2026-03-07T15:00:00.000Z', 'America/New_York', 1)).toBe('2026-03-08T14:00:00.000Z')
  })
})
