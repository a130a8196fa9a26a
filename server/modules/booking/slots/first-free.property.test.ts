import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstFree } from './first-free.ts'
import { presentSlot } from './list-slots.ts'
import { naiveFreeSlots } from './naive-free-slots.ts'
import { hour, minute, situation } from './situations.ts'

const ahead = 72 * hour
const call = fc.record({
  /** Mostly onwards: a clock that is set may go back. */
  minutes: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 700 }) },
    { weight: 1, arbitrary: fc.integer({ min: -300, max: 0 }) },
  ),
  mode: fc.constantFrom(undefined, undefined, 'video' as const, 'clinic' as const),
  limit: fc.constantFrom(1, 3, 3, 3, 8),
})

it('is at every moment what the plain rules find, whoever asked before and for what', () => {
  fc.assert(
    fc.property(situation, fc.array(call, { minLength: 2, maxLength: 12 }), ({ calendar, asked }, calls) => {
      let now = asked.now
      for (const { minutes, mode, limit } of calls) {
        now += minutes * minute
        const all = naiveFreeSlots(calendar, { from: now, to: now + ahead, now, mode, limit })
        expect(firstFree(calendar, { now, ahead, mode, limit })).toEqual(all.slice(0, limit).map(presentSlot))
      }
    }),
    { seed: 20_261_122, numRuns: 150 },
  )
})

it('takes the first so many of each of the doctor’s days', () => {
  fc.assert(
    fc.property(situation, fc.integer({ min: 1, max: 3 }), ({ calendar, asked: { now } }, perDay) => {
      const all = naiveFreeSlots(calendar, { from: now, to: now + ahead, now }).map(presentSlot)
      const days = new Intl.DateTimeFormat('en-CA', { timeZone: calendar.zone })
      const counts = new Map<string, number>()
      const wanted = all.filter(({ start }) => {
        const day = days.format(new Date(start))
        counts.set(day, (counts.get(day) ?? 0) + 1)
        return counts.get(day)! <= perDay
      })
      expect(firstFree(calendar, { now, ahead, limit: 8, perDay })).toEqual(wanted.slice(0, 8))
    }),
    { seed: 20_261_123, numRuns: 60 },
  )
})

it('works nothing out anew as long as the first of them can be booked', () => {
  fc.assert(
    fc.property(situation, ({ calendar, asked: { now } }) => {
      const asked = { now, ahead, limit: 3 }
      const slots = firstFree(calendar, asked)
      fc.pre(slots.length === 3)
      const last = Date.parse(slots[0]!.start) - calendar.rules.minimumNotice * minute
      expect(firstFree(calendar, { ...asked, now: last })).toBe(slots)
      expect(firstFree(calendar, { ...asked, now: last + 1 })).not.toBe(slots)
    }),
    { seed: 20_261_122, numRuns: 300 },
  )
})
