import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#contract/kernel/days.ts'
import { slotDays, step } from './slot-days.ts'

describe('days of free slots', () => {
  it('puts a slot on the reader’s day, not on the doctor’s', () => {
    const slots = [{ start: '2026-11-21T04:30:00.000Z' }, { start: '2026-11-20T15:00:00.000Z' }]
    const inNewYork = slotDays(slots, 'America/New_York', '2026-11-20', 2)
    expect(inNewYork.map(({ day, slots: free }) => [day, free.length])).toEqual([
      ['2026-11-20', 2],
      ['2026-11-21', 0],
    ])
    expect(inNewYork[0]?.slots[0]?.start).toBe('2026-11-20T15:00:00.000Z')
    expect(slotDays(slots, 'Asia/Kolkata', '2026-11-20', 2).map(({ slots: free }) => free.length)).toEqual([1, 1])
  })

  it('crosses months, years and days of 23 hours', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
  })
})

describe('walking by keys', () => {
  const lengths = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 7 })
  const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End')

  it('never leaves the times that there are', () => {
    fc.assert(
      fc.property(lengths, fc.nat(6), fc.nat(4), key, fc.boolean(), (all, column, row, pressed, rightToLeft) => {
        const from = { column: column % all.length, row }
        if (from.row >= (all[from.column] ?? 0)) return
        const to = step(all, from, pressed, rightToLeft)
        if (to) expect(to.row).toBeLessThan(all[to.column] ?? 0)
        if (to) expect(to.row).toBeGreaterThanOrEqual(0)
      }),
      { seed: 11 },
    )
  })

  it('goes the other way where one reads from the right, and skips empty days', () => {
    expect(step([2, 0, 1], { column: 0, row: 1 }, 'ArrowRight', false)).toEqual({ column: 2, row: 0 })
    expect(step([2, 0, 1], { column: 2, row: 0 }, 'ArrowRight', true)).toEqual({ column: 0, row: 0 })
    expect(step([2, 0, 1], { column: 2, row: 0 }, 'ArrowRight', false)).toBeUndefined()
  })
})
