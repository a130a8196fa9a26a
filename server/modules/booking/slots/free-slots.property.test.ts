import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeSlots, isFree } from './free-slots.ts'
import { naiveFreeSlots } from './naive-free-slots.ts'
import { hour, minute, situation } from './situations.ts'

const seed = 20_261_120

describe('free slots', () => {
  it('are those that the plain rules over Temporal find, in every zone and whatever the clock does', () => {
    fc.assert(
      fc.property(situation, ({ calendar, asked }) => {
        expect(freeSlots(calendar, asked)).toEqual(naiveFreeSlots(calendar, asked))
      }),
      { seed, numRuns: 1500 },
    )
  }, 60_000)

  it('never overlap each other, and keep both buffers to every visit', () => {
    fc.assert(
      fc.property(situation, ({ calendar, asked }) => {
        const slots = freeSlots(calendar, asked)
        for (const [index, { start, minutes }] of slots.entries()) {
          const end = start + minutes * minute
          const next = slots[index + 1]
          if (next) expect(next.start).toBeGreaterThanOrEqual(end)
          for (const appointment of calendar.visits.filter(({ blocks }) => blocks)) {
            const gap = appointment.start >= end ? appointment.start - end : start - appointment.end
            const needed =
              appointment.start >= end
                ? calendar.rules.bufferAfter + appointment.before
                : appointment.after + calendar.rules.bufferBefore
            expect(gap).toBeGreaterThanOrEqual(needed * minute)
          }
        }
      }),
      { seed, numRuns: 1000 },
    )
  })

  it('can be booked: asked about one start, the rules say the same as in the list', () => {
    fc.assert(
      fc.property(situation, fc.integer({ min: 0, max: 90 * 12 }), ({ calendar, asked }, step) => {
        const start = asked.from + step * 5 * minute
        const listed = freeSlots(calendar, { ...asked, to: asked.from + 100 * hour }).find((slot) => slot.start === start)
        for (const mode of ['video', 'clinic'] as const) {
          if (asked.mode && asked.mode !== mode) continue
          expect(isFree(calendar, start, asked.now, mode)).toBe(listed?.modes.includes(mode) ?? false)
        }
      }),
      { seed, numRuns: 1000 },
    )
  })
})
