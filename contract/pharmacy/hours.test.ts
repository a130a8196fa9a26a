import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextOpening, openUntil, spanFault, weekdayOf, type OpenSpan } from './hours.ts'

const runs = { seed: 20261125, numRuns: 1500 }
const text = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const span: fc.Arbitrary<OpenSpan> = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 20 }))
  .map(([weekday, start, length]) => ({ weekday, from: text(start * 15), to: text(Math.min(96, start + length) * 15) }))
const week = fc.array(span, { maxLength: 10 }).filter((spans) => spanFault(spans) === null)
const moment = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 1439 })).map(([day, at]) => {
  const date = new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString().slice(0, 10)
  return { date, weekday: weekdayOf(date), time: text(at) }
})

/** Minute after minute. */
const isOpen = (spans: readonly OpenSpan[], weekday: number, at: number) =>
  spans.some((each) => each.weekday === weekday && minutes(each.from) <= at && at < minutes(each.to))

it('is open until the first minute that no span has', () => {
  fc.assert(
    fc.property(week, moment, (spans, now) => {
      let at = minutes(now.time)
      const open = isOpen(spans, now.weekday, at)
      while (at < 1440 && isOpen(spans, now.weekday, at)) at += 1
      expect(openUntil(spans, [], now)).toBe(open ? text(at) : null)
      expect(openUntil(spans, [now.date], now)).toBeNull()
    }),
    runs,
  )
})

it('opens next where a span begins after now, closed days left out', () => {
  fc.assert(
    fc.property(week, moment, fc.boolean(), (spans, now, closedToday) => {
      const closed = closedToday ? [now.date] : []
      let found: { date: string; time: string } | null = null
      for (let ahead = 0; ahead <= 14 && !found; ahead++) {
        const date = new Date(Date.parse(now.date) + ahead * 86_400_000).toISOString().slice(0, 10)
        if (closed.includes(date)) continue
        for (let at = ahead === 0 ? minutes(now.time) + 1 : 0; at < 1440 && !found; at++) {
          if (spans.some((each) => each.weekday === weekdayOf(date) && each.from === text(at))) found = { date, time: text(at) }
        }
      }
      expect(nextOpening(spans, closed, now)).toEqual(found)
    }),
    { ...runs, numRuns: 400 },
  )
})

it('spans that overlap or run backwards are found', () => {
  expect(
    spanFault([
      { weekday: 1, from: '09:00', to: '12:00' },
      { weekday: 1, from: '11:00', to: '13:00' },
    ]),
  ).toBe(1)
  expect(spanFault([{ weekday: 1, from: '12:00', to: '12:00' }])).toBe(0)
  expect(
    spanFault([
      { weekday: 1, from: '09:00', to: '12:00' },
      { weekday: 1, from: '12:00', to: '24:00' },
    ]),
  ).toBeNull()
})
