import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Schedule } from '#contract/care/schemas.ts'
import { nextSlot, slotNamed, slotsBetween } from './slots.ts'

const daily = (times: string[], from = '2026-03-01'): { schedule: Schedule; starts_at: null } => ({
  schedule: { mode: 'daily', everyDays: 1, from, until: null, times },
  starts_at: null,
})
const between = (item: Parameters<typeof slotsBetween>[0], zone: string, from: string, to: string) =>
  slotsBetween(item, zone, new Date(from), new Date(to)).map(({ key, at }) => [key, at.toISOString()])

describe('when clocks change', () => {
  it('a dose at a wall time that does not exist is due when the clock goes on', () => {
    // New York, 8 March 2026: 2:00 becomes 3:00.
    expect(between(daily(['02:30', '08:00']), 'America/New_York', '2026-03-08T05:00:00Z', '2026-03-09T05:00:00Z')).toEqual([
      ['2026-03-08T02:30', '2026-03-08T07:00:00.000Z'],
      ['2026-03-08T08:00', '2026-03-08T12:00:00.000Z'],
    ])
  })
  it('a dose at a wall time that happens twice is due once, the first time', () => {
    // New York, 1 November 2026: 2:00 becomes 1:00.
    expect(between(daily(['01:30']), 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z')).toEqual([
      ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ])
  })
  it('a dose of every eight hours stays eight hours apart', () => {
    const schedule = { mode: 'hours', everyHours: 8, from: '2026-03-07T22:00', until: null } as const
    const item = { schedule, starts_at: '2026-03-08T03:00:00.000Z' }
    expect(between(item, 'America/New_York', '2026-03-08T00:00:00Z', '2026-03-09T00:00:00Z').map(([, at]) => at)).toEqual([
      '2026-03-08T03:00:00.000Z',
      '2026-03-08T11:00:00.000Z',
      '2026-03-08T19:00:00.000Z',
    ])
  })
  it('each day has each of its times once, in every zone and year', () => {
    const zones = fc.constantFrom(
      'America/New_York',
      'Europe/Berlin',
      'Asia/Kolkata',
      'Africa/Cairo',
      'Pacific/Apia',
      'Australia/Lord_Howe',
    )
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: 0, max: 800 }),
        fc.constantFrom('00:15', '02:30', '12:00', '23:45'),
        (zone, days, time) => {
          const from = new Date(Date.UTC(2025, 0, 1) + days * 86_400_000)
          const keys = slotsBetween(daily([time], '2024-01-01'), zone, from, new Date(from.getTime() + 10 * 86_400_000)).map(
            ({ key }) => key,
          )
          expect(new Set(keys).size).toBe(keys.length)
          expect(keys.length).toBeGreaterThanOrEqual(9)
          expect(keys.length).toBeLessThanOrEqual(11)
        },
      ),
    )
  })
})

it('the next is the first of those after, and a slot is found by its key', () => {
  const zones = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Kolkata')
  fc.assert(
    fc.property(zones, fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 1, max: 40 }), (zone, hours, everyDays) => {
      const item = {
        schedule: { mode: 'daily', everyDays, from: '2026-02-01', until: null, times: ['08:00', '20:00'] } as Schedule,
        starts_at: null,
      }
      const after = new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000)
      const next = nextSlot(item, zone, after)
      const [first] = slotsBetween(item, zone, new Date(after.getTime() + 1), new Date(after.getTime() + 100 * 86_400_000))
      expect(next).toEqual(first)
      expect(slotNamed(item, zone, next!.key)).toEqual(next)
    }),
  )
})

it('nothing is due after its end', () => {
  const schedule = { mode: 'daily', everyDays: 1, from: '2026-03-01', until: '2026-03-02', times: ['08:00'] } as const
  expect(
    nextSlot(
      { schedule: { ...schedule, times: [...schedule.times] }, starts_at: null },
      'Etc/UTC',
      new Date('2026-03-02T08:00:00Z'),
    ),
  ).toBeNull()
  expect(slotNamed(daily(['08:00']), 'Etc/UTC', 'nonsense key')).toBeNull()
})
