import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDays } from '../kernel/days.ts'
import { dayAfterNotice, nextDay, noticeDay } from './rules.ts'
import { toldAheadDays } from './values.ts'

const seed = { seed: 20261124, numRuns: 1000 }
const day = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2030-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const weeks = fc.integer({ min: 1, max: 26 })
/** One day on, as a calendar on the wall does it. */
const tomorrow = (from: string) => {
  const date = new Date(`${from}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

test('the next day is the first of its rhythm that is still to come', () => {
  fc.assert(
    fc.property(day, weeks, fc.integer({ min: -60, max: 400 }), (dueOn, every, later) => {
      let today = dueOn
      for (let count = 0; count < later; count++) today = tomorrow(today)
      let naive = dueOn
      do for (let count = 0; count < every * 7; count++) naive = tomorrow(naive)
      while (naive <= today)
      expect(nextDay(dueOn, every, today)).toBe(naive)
    }),
    { ...seed, numRuns: 200 },
  )
})

test('nobody is told less than three days ahead, unless they chose a day sooner than that themselves', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 90 }), (chosenOn, ahead, late) => {
      const on = (days: number) => new Date(Date.parse(chosenOn) + days * 86_400_000).toISOString().slice(0, 10)
      const dueOn = on(ahead)
      const told = noticeDay(dueOn, chosenOn)
      const today = on(late)
      if (today < told) return
      const delivered = dayAfterNotice(dueOn, told, today)
      expect(countDays(today, delivered)).toBe(Math.min(toldAheadDays, ahead))
      expect(delivered >= dueOn).toBe(true)
    }),
    seed,
  )
})
