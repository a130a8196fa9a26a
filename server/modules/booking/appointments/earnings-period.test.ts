import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { earningsPeriods } from '#contract/booking/earnings-values.ts'
import { partsOf, periodAround } from './earnings-period.ts'

const runs = { seed: 20261123, numRuns: 500 }
const day = 86_400_000
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const date = fc.integer({ min: -9000, max: 40_000 }).map((number) => isoOf(number * day))
const period = fc.constantFrom(...earningsPeriods)

/** Goes on from the day, a day at a time, as long as it is the same week, month or year. */
function naivePeriod(kind: (typeof earningsPeriods)[number], at: string): string[] {
  const nameOf = (time: number) => {
    const on = new Date(time)
    if (kind === 'year') return String(on.getUTCFullYear())
    if (kind === 'month') return `${on.getUTCFullYear()} ${on.getUTCMonth()}`
    // The Monday on or before it.
    let monday = time
    while (new Date(monday).getUTCDay() !== 1) monday -= day
    return String(monday)
  }
  const middle = Date.parse(at)
  let first = middle
  while (nameOf(first - day) === nameOf(middle)) first -= day
  const days: string[] = []
  for (let each = first; nameOf(each) === nameOf(middle); each += day) days.push(isoOf(each))
  return days
}

describe('a period of earnings', () => {
  test('is the week, month or year that the day lies in', () => {
    fc.assert(
      fc.property(period, date, (kind, at) => {
        const days = naivePeriod(kind, at)
        expect(periodAround(kind, at)).toEqual({ from: days[0], to: days.at(-1) })
      }),
      runs,
    )
  })

  test('has parts that lose nothing and count nothing twice', () => {
    const earned = fc.record({ cameIn: fc.nat(100_000), givenBack: fc.nat(100_000), at: fc.nat(370) })
    fc.assert(
      fc.property(period, date, fc.array(earned, { maxLength: 40 }), (kind, at, all) => {
        const days = naivePeriod(kind, at)
        const rows = all.map(({ at: place, ...money }) => ({ ...money, date: days[place % days.length]! }))
        const parts = partsOf(kind, periodAround(kind, at), rows)
        const expected = new Map<string, { cameIn: number; givenBack: number; net: number }>()
        for (const each of days) {
          const name = kind === 'year' ? `${each.slice(0, 8)}01` : each
          const sum = expected.get(name) ?? { cameIn: 0, givenBack: 0, net: 0 }
          for (const row of rows) {
            if (row.date !== each) continue
            sum.cameIn += row.cameIn
            sum.givenBack += row.givenBack
            sum.net += row.cameIn - row.givenBack
          }
          expected.set(name, sum)
        }
        expect(parts).toEqual([...expected].map(([from, sum]) => ({ from, ...sum })))
      }),
      runs,
    )
  })
})
