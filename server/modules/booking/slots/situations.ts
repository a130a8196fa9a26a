import fc from 'fast-check'
import { longestBuffer, longestSlot } from '#contract/booking/rules.ts'
import type { BookedAppointment, DoctorCalendar, Range } from './calendar.ts'
import { dayNumber } from './calendar.ts'

export const minute = 60_000
export const hour = 60 * minute

/** Zones with a day, shortly before which the window begins, on which their clock does something worth testing. */
const turns: readonly (readonly [zone: string, date: string])[] = [
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05'], // half an hour back
  ['Australia/Lord_Howe', '2026-10-04'], // half an hour on
  ['America/Santiago', '2026-04-05'], // back at midnight
  ['America/Santiago', '2026-09-06'], // on at midnight
  ['Asia/Beirut', '2026-03-29'], // on at midnight
  ['Asia/Beirut', '2026-10-25'], // back at midnight
  ['Africa/Cairo', '2026-04-24'],
  ['Africa/Casablanca', '2026-02-15'], // Ramadan
  ['Africa/Casablanca', '2026-03-22'],
  ['Pacific/Apia', '2011-12-30'], // a day that never was
  ['Pacific/Kwajalein', '1993-08-21'],
  ['America/St_Johns', '2009-11-01'], // back at one minute past midnight
  ['America/St_Johns', '2010-03-14'],
  ['Asia/Kathmandu', '2026-11-20'],
  ['Pacific/Chatham', '2026-04-05'],
  ['Pacific/Kiritimati', '2026-11-20'],
  ['UTC', '2026-11-20'],
]

const range = (from: number, to: number, modes: Range['modes']): Range => ({ from, to, modes })
const modes = fc.constantFrom<Range['modes']>(['video'], ['clinic'], ['video', 'clinic'])

/** Up to three ranges in order, on five minutes; they may touch, and end the day at 24:00. */
const someRanges = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 288 }), { minLength: 2, maxLength: 6 }),
    fc.array(modes, { minLength: 3, maxLength: 3 }),
  )
  .map(([points, kinds]) => {
    const sorted = points.toSorted((a, b) => a - b)
    return kinds.flatMap((kind, index) => {
      const [from, to] = [sorted[2 * index], sorted[2 * index + 1]]
      return from === undefined || to === undefined ? [] : [range(from * 5, to * 5, kind)]
    })
  })

const roundTheClock = modes.map((kind) => [range(0, 1440, kind)])
const dayRanges = fc.oneof({ weight: 6, arbitrary: someRanges }, { weight: 1, arbitrary: roundTheClock })

const rules = fc.record({
  slotMinutes: fc.constantFrom(10, 15, 20, 30, 45, 50, 60, 90, longestSlot),
  bufferBefore: fc.constantFrom(0, 0, 5, 15, 60, longestBuffer),
  bufferAfter: fc.constantFrom(0, 0, 10, 20, 60, longestBuffer),
  minimumNotice: fc.constantFrom(0, 120, 1440),
  horizonDays: fc.constantFrom(1, 3, 60),
  dailyLimit: fc.constantFrom(null, null, 1, 3),
})

const appointment = fc
  .record({
    at: fc.integer({ min: -2 * 288, max: 5 * 288 }),
    length: fc.constantFrom(15, 30, 45, 60, longestSlot),
    before: fc.constantFrom(0, 5, 10, longestBuffer),
    after: fc.constantFrom(0, 5, 10, longestBuffer),
    blocks: fc.constantFrom(true, true, true, false),
  })
  .map(({ at, length, ...rest }) => (origin: number): BookedAppointment => ({
    start: origin + at * 5 * minute,
    end: origin + (at * 5 + length) * minute,
    ...rest,
  }))

/** A calendar around a day on which its clock may do something, and what is asked of it. */
export const situation = fc
  .record({
    turn: fc.constantFrom(...turns),
    rules,
    weekly: fc.array(dayRanges, { minLength: 7, maxLength: 7 }),
    overrides: fc.array(fc.tuple(fc.integer({ min: -2, max: 3 }), fc.oneof(dayRanges, fc.constant([]))), { maxLength: 2 }),
    timeOff: fc.array(fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 300 })), { maxLength: 2 }),
    visits: fc.array(appointment, { maxLength: 12 }),
    nowMinutes: fc.integer({ min: -3000, max: 3000 }),
    window: fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 90 })),
    mode: fc.constantFrom(undefined, undefined, 'video' as const, 'clinic' as const),
    offered: modes,
  })
  .map(({ turn: [zone, date], nowMinutes, window: [begin, hours], mode, offered, ...drawn }) => {
    const origin = Date.parse(`${date}T00:00:00Z`) - 24 * hour
    const calendar: DoctorCalendar = {
      zone,
      rules: drawn.rules,
      weekly: drawn.weekly,
      overrides: new Map(drawn.overrides.map(([offset, ranges]) => [dayNumber(date) + offset, ranges])),
      timeOff: drawn.timeOff.map(([from, length]) => ({
        start: origin + from * 5 * minute,
        end: origin + (from + length) * 5 * minute,
      })),
      visits: drawn.visits.map((place) => place(origin)),
      modes: offered,
    }
    const from = origin + begin * hour
    return { calendar, asked: { from, to: from + hours * hour, now: origin + nowMinutes * minute, mode } }
  })
