import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DoctorCalendar, dateOf, dayNumber } from './calendar.ts'
import { freeSlots, isFree } from './free-slots.ts'
import { windowOf } from './list-slots.ts'
import { naiveFreeSlots } from './naive-free-slots.ts'
import { readingSpan } from './reading-span.ts'
import { situation } from './situations.ts'
import { dayLength } from '#server/kernel/wall-clock.ts'

const seed = 20_261_121

interface Window {
  readonly from: number
  readonly to: number
}

/** The calendar as `loadCalendars` reads it for a window. */
function readFor(calendar: DoctorCalendar, window: Window): DoctorCalendar {
  const span = readingSpan(window)
  const days = [span.start, span.end].map((instant) => dayNumber(new Date(instant).toISOString().slice(0, 10))) as [
    number,
    number,
  ]
  return {
    ...calendar,
    overrides: new Map([...calendar.overrides].filter(([day]) => day >= days[0] && day <= days[1])),
    timeOff: calendar.timeOff.filter(({ start, end }) => end > span.start && start < span.end),
    visits: calendar.visits.filter(({ start }) => start >= span.start && start < span.end),
  }
}

/** Open day and night and far ahead, so that a late start of a day hangs on its first visits. */
const alwaysOpen = (calendar: DoctorCalendar): DoctorCalendar => ({
  ...calendar,
  weekly: Array.from({ length: 7 }, () => [{ from: 0, to: 1440, modes: calendar.modes }]),
  overrides: new Map(),
  timeOff: [],
  rules: { ...calendar.rules, minimumNotice: 0, horizonDays: 60, dailyLimit: null },
})

const viewers = fc.constantFrom('UTC', 'Europe/London', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata')

it('is enough: what is read for a window gives the starts that the whole history gives', () => {
  fc.assert(
    fc.property(situation, ({ calendar, asked }) => {
      expect(freeSlots(readFor(calendar, asked), asked)).toEqual(naiveFreeSlots(calendar, asked))
    }),
    { seed, numRuns: 400 },
  )
}, 60_000)

it('gives viewers of any two zones the same starts in the time that both ask about', () => {
  const asking = fc.record({ timeZone: viewers, daysAfter: fc.constantFrom(1, 2) })
  fc.assert(
    fc.property(situation, asking, asking, ({ calendar: drawn }, ...viewed) => {
      fc.pre(drawn.visits.length > 0)
      const calendar = alwaysOpen(drawn)
      // Shortly after a visit: where one that began the day before may still decide.
      const now = calendar.visits[0]!.start
      const windows = viewed.map(({ timeZone, daysAfter }) => {
        const date = dateOf(Math.floor(now / dayLength) + daysAfter)
        return windowOf({ from: date, to: date, timeZone })
      })
      const from = Math.max(...windows.map((window) => window.from))
      const to = Math.min(...windows.map((window) => window.to))
      const [seen, seenByOther] = windows.map((window) =>
        freeSlots(readFor(calendar, window), { ...window, now }).filter(({ start }) => start >= from && start < to),
      )
      expect(seen).toEqual(seenByOther)
    }),
    { seed, numRuns: 5000 },
  )
}, 60_000)

it('lists nothing that cannot be booked: asked about one start alone, the calendar read for it says the same', () => {
  fc.assert(
    fc.property(situation, ({ calendar, asked }) => {
      for (const { start, modes } of freeSlots(readFor(calendar, asked), asked)) {
        const alone = readFor(calendar, { from: start, to: start + 1 })
        for (const mode of modes) expect([start, isFree(alone, start, asked.now, mode)]).toEqual([start, true])
      }
    }),
    { seed, numRuns: 1000 },
  )
}, 60_000)
