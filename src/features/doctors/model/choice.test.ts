import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/kernel/days.ts'
import { readAddress } from '#shared/address/address.ts'
import { choiceFields, choiceOf, firstDayShown, isGone, adjacentDays, withChoiceInSight } from './choice.ts'

const usd = { amount: 5000, currency: 'USD' }
const both = { fees: { video: usd, clinic: usd } }
const start = '2026-11-21T02:30:00.000Z'
const at = (query: Record<string, string>) => readAddress(choiceFields, new URLSearchParams(query))
const slot = { start, minutes: 30, modes: ['video' as const] }

describe('what the address says is chosen', () => {
  test('a mode that is offered, and a start that can be read', () => {
    const address = at({ mode: 'clinic', start: '2026-11-21T02:30:00Z' })
    expect(choiceOf(address, both)).toEqual({ mode: 'clinic', start })
    expect(choiceOf(address, { fees: { video: usd, clinic: null } }).mode).toBe('video')
  })

  test.each(['', 'tomorrow', '2026', '2026-13-45T99:00:00Z'])('%j is no start', (text) => {
    expect(choiceOf(at({ start: text }), both).start).toBeUndefined()
  })
})

describe('the days shown', () => {
  const known = { start: undefined, nextFree: [slot], today: '2026-11-19', zone: 'America/New_York' }

  test('begin with the first free time, on the reader’s day', () => {
    expect(firstDayShown(undefined, known)).toBe('2026-11-20')
    expect(firstDayShown(undefined, { ...known, zone: 'Asia/Tokyo' })).toBe('2026-11-21')
    expect(firstDayShown(undefined, { ...known, nextFree: [] })).toBe('2026-11-19')
  })

  test('follow the address, but never before today nor beyond the horizon', () => {
    expect(firstDayShown('2026-12-01', known)).toBe('2026-12-01')
    expect(firstDayShown('2020-01-01', known)).toBe('2026-11-19')
    expect(firstDayShown('2030-01-01', known)).toBe('2027-01-18')
    expect(firstDayShown(at({ from: '2026-99-99' }).from, known)).toBe('2026-11-20')
  })

  test('have neighbours up to both ends', () => {
    expect(adjacentDays('2026-11-19', 7, '2026-11-19')).toEqual({ later: '2026-11-26' })
    expect(adjacentDays('2026-11-22', 7, '2026-11-19')).toEqual({ earlier: '2026-11-19', later: '2026-11-29' })
    expect(adjacentDays('2027-01-15', 7, '2026-11-19')).toEqual({ earlier: '2027-01-08' })
  })
})

describe('a choice is kept in sight', () => {
  const zone = 'America/New_York'
  const today = '2026-11-19'
  const at = (day: string) => `${day}T15:00:00.000Z`
  const shown = (from: string, day: string, days: number) => withChoiceInSight(from, { start: at(day), days, today, zone })

  test('where fewer days fit than where it was made', () => {
    expect(shown('2026-11-20', '2026-11-26', 7)).toBe('2026-11-20')
    expect(shown('2026-11-20', '2026-11-26', 3)).toBe('2026-11-26')
    expect(shown('2026-11-20', '2026-11-25', 3)).toBe('2026-11-23')
    expect(shown('2026-11-24', '2026-11-20', 3)).toBe('2026-11-19')
    expect(withChoiceInSight('2026-11-24', { start: undefined, days: 3, today, zone })).toBe('2026-11-24')
  })

  test('whatever the days, the width and the choice', () => {
    const day = fc.integer({ min: 0, max: 59 }).map((ahead) => addDays(today, ahead))
    fc.assert(
      fc.property(day, day, fc.constantFrom(3, 5, 7), (from, chosen, days) => {
        const first = shown(from, chosen, days)
        expect(first >= today && first <= chosen && chosen < addDays(first, days)).toBe(true)
        if (from <= chosen && chosen < addDays(from, days)) expect(first).toBe(from)
      }),
      { seed: 20_261_120 },
    )
  })
})

test('a choice is gone when its day is looked at and it is not among the free times', () => {
  const shown = { from: '2026-11-20', days: 3, zone: 'America/New_York' }
  expect(isGone(start, shown, [slot])).toBe(false)
  expect(isGone(start, shown, [])).toBe(true)
  expect(isGone(start, { ...shown, from: '2026-11-23' }, [])).toBe(false)
  expect(isGone(undefined, shown, [])).toBe(false)
})
