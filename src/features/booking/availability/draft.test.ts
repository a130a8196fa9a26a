import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Availability, HourRange, WeeklyHours } from '#contract/booking/availability-schemas.ts'
import { dayRanges, slotRules } from '#contract/booking/availability-schemas.ts'
import { wallTimeOf } from '#contract/booking/hours.ts'
import { defaultRules } from '#contract/booking/rules.ts'
import { copyDay, endFromField, endToField, isSound, nextRange, rangesFault, ruleFaults, standing, withDay } from './draft.ts'

const morning: HourRange = { from: '09:00', to: '12:00', modes: ['video'] }
const week: WeeklyHours = [[morning], [], [], [], [], [], []]
const saved: Availability = { version: 1, timeZone: 'Europe/Paris', hours: week, rules: defaultRules, overrides: [], timeOff: [] }

const wall = fc.nat({ max: 1440 }).map(wallTimeOf)
const range = fc.record({ from: wall, to: wall, modes: fc.subarray(['video', 'clinic'] as const) })

test('what the editor calls sound the contract accepts, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 4 }), (ranges) => {
      expect(rangesFault(ranges) === null).toBe(dayRanges.safeParse(ranges).success)
    }),
    { seed: 20261120, numRuns: 500 },
  )
  const number = fc.oneof(fc.integer({ min: -10, max: 21_000 }), fc.constant(Number.NaN))
  const rules = fc.record({
    slotMinutes: number,
    bufferBefore: number,
    bufferAfter: number,
    minimumNotice: number,
    horizonDays: number,
    dailyLimit: fc.option(number),
  })
  fc.assert(
    fc.property(rules, (given) => {
      expect(ruleFaults(given).length === 0).toBe(slotRules.safeParse(given).success)
    }),
    { seed: 20261120, numRuns: 500 },
  )
})

test('adding ranges never makes a day faulty, and stops when it is full', () => {
  const ranges: HourRange[] = []
  for (let next = nextRange(ranges); next && ranges.length < 12; next = nextRange(ranges)) {
    ranges.push(next)
    expect(rangesFault(ranges)).toBeNull()
  }
  expect(ranges.at(-1)?.to).toBe('24:00')
})

test('a copied day is a copy: changing one leaves the others', () => {
  const copied = copyDay(week, 0, [1, 4])
  expect(copied.map((ranges) => ranges.length)).toEqual([1, 1, 0, 0, 1, 0, 0])
  const changed = withDay(copied, 1, [])
  expect(changed[4]).toEqual([morning])
  expect(copied[1][0]).not.toBe(copied[0][0])
})

test('an end at midnight is the end of the day', () => {
  expect(endFromField('00:00')).toBe('24:00')
  expect(endToField('24:00')).toBe('00:00')
  expect(endFromField(endToField('17:30'))).toBe('17:30')
})

test("others' changes are followed, gone on from, or asked about", () => {
  const single: Availability = { ...saved, version: 2, overrides: [{ date: '2026-12-24', ranges: [], note: '' }] }
  const theirs: Availability = { ...saved, version: 2, hours: withDay(week, 2, [morning]) }
  const mine = { ...saved, hours: withDay(week, 3, [morning]) }
  expect(standing(saved, saved, mine)).toBe('same')
  expect(standing(saved, theirs, saved)).toBe('follow')
  expect(standing(saved, single, mine)).toBe('rebase')
  expect(standing(saved, theirs, mine)).toBe('stale')
  expect(standing(saved, theirs, theirs)).toBe('follow')
})

test('a draft is sound only as a whole', () => {
  expect(isSound(saved)).toBe(true)
  expect(isSound({ ...saved, rules: { ...defaultRules, horizonDays: 0 } })).toBe(false)
  expect(isSound({ ...saved, hours: withDay(week, 6, [{ ...morning, to: '08:00' }]) })).toBe(false)
})
