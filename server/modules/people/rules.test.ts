import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPastDay, refuseImpossibleEntries } from './rules.ts'

const seeded = { seed: 20261120, numRuns: 500 }
const day = fc
  .date({ min: new Date('1880-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const count = (text: string) => Date.parse(text) / 86_400_000

describe('days of what has happened', () => {
  it('agree with counting days', () => {
    fc.assert(
      fc.property(day, day, (one, today) => {
        expect(isPastDay(one, today)).toBe(count(one) <= count(today))
      }),
      seeded,
    )
  })
})

const named = (field: string, code: string) => ({ more: { errors: [{ field, code }] } })

describe('what a pet’s entries may say', () => {
  const today = '2026-03-02'
  const fault = (entries: Parameters<typeof refuseImpossibleEntries>[0]) => {
    try {
      refuseImpossibleEntries(entries, today)
      return null
    } catch (error) {
      return error
    }
  }

  it('is refused by the place of the entry', () => {
    expect(fault({ weights: [{ date: today }, { date: '2026-03-03' }] })).toMatchObject(named('weights.1.date', 'in_the_future'))
    expect(fault({ weights: [{ date: today }, { date: today }] })).toMatchObject(named('weights', 'same_day_twice'))
  })

  it('is taken when it is possible: today', () => {
    expect(fault({})).toBeNull()
    expect(fault({ weights: [{ date: today }] })).toBeNull()
  })
})
