import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter, reminderDay } from './follow-up.ts'

const dayOf = fc
  .date({ min: new Date('2020-01-01T00:00Z'), max: new Date('2040-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Walks day by day through the calendar, and takes the last day of the wanted month whose number is not beyond the first day's. */
function naive(from: string, amount: number, unit: 'weeks' | 'months'): string {
  const walk = new Date(`${from}T00:00Z`)
  if (unit === 'weeks') {
    for (let step = 0; step < amount * 7; step += 1) walk.setUTCDate(walk.getUTCDate() + 1)
    return walk.toISOString().slice(0, 10)
  }
  const ofMonth = walk.getUTCDate()
  let [months, best] = [0, '']
  while (months <= amount) {
    if (months === amount && walk.getUTCDate() <= ofMonth) best = walk.toISOString().slice(0, 10)
    walk.setUTCDate(walk.getUTCDate() + 1)
    if (walk.getUTCDate() === 1) months += 1
  }
  return best
}

test('a day so many weeks or months later is the one that a walk through the calendar finds', () => {
  fc.assert(
    fc.property(
      dayOf,
      fc.integer({ min: 1, max: 24 }),
      fc.constantFrom('weeks' as const, 'months' as const),
      (from, amount, unit) => {
        expect(dayAfter(from, { amount, unit })).toBe(naive(from, amount, unit))
      },
    ),
    { seed: 20_261_123, numRuns: 400 },
  )
})

test.each([
  ['2027-01-31', 1, 'months', '2027-02-28'],
  ['2028-01-31', 1, 'months', '2028-02-29'],
  ['2027-01-31', 2, 'months', '2027-03-31'],
  ['2026-08-31', 18, 'months', '2028-02-29'],
  ['2026-12-30', 2, 'months', '2027-02-28'],
  ['2026-11-23', 6, 'weeks', '2027-01-04'],
] as const)('%s and %i %s: %s', (from, amount, unit, due) => {
  expect(dayAfter(from, { amount, unit })).toBe(due)
})

test('the reminder comes a week ahead, three days of what is soon, and after the visit', () => {
  expect(reminderDay('2026-11-23', '2027-01-04')).toBe('2026-12-28')
  expect(reminderDay('2026-11-23', '2026-11-30')).toBe('2026-11-27')
})
