import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../kernel/days.ts'
import { daysOfSupply, dosesIn, fillsLeft, quantityOf, validUntil, weightMoved } from './rules.ts'
import { afterVerb, prescriptionStates, prescriptionVerbs } from './states.ts'
import { frequencies, frequencyFacts } from './values.ts'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('states', () => {
  test('nothing comes back to a draft, and what has ended stays as it ended', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...prescriptionVerbs)), (verbs) => {
        let state = 'draft' as (typeof prescriptionStates)[number]
        for (const verb of verbs) {
          const next = afterVerb(state, verb)
          if (state === 'draft') expect(next).toBe(verb === 'issue' ? 'issued' : null)
          else if (state === 'issued') expect(next === null).toBe(verb === 'issue')
          else expect(next).toBeNull()
          state = next ?? state
        }
        expect(prescriptionStates).toContain(state)
      }),
    )
  })
})

describe('quantity', () => {
  test('doses are those that one counts day by day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...frequencies), fc.integer({ min: 1, max: 365 }), (frequency, days) => {
        const { doses, everyDays } = frequencyFacts[frequency]
        let counted = 0
        for (let on = 0; on < days; on += 1) if (everyDays === null ? on === 0 : on % everyDays === 0) counted += doses
        expect(dosesIn({ frequency, days })).toBe(counted)
      }),
    )
  })
  test('it is never less than is needed, and less than a hundredth more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400_000 }),
        fc.constantFrom(...frequencies),
        fc.integer({ min: 1, max: 365 }),
        (thousandths, frequency, days) => {
          // In whole thousandths, which floating numbers hold exactly.
          const needed = thousandths * dosesIn({ frequency, days })
          expect(quantityOf({ dose: thousandths / 1000, frequency, days })).toBe(Math.ceil(needed / 10) / 100)
        },
      ),
    )
  })
})

describe('supply', () => {
  test('it lasts as long as a jar from which one takes each day', () => {
    fc.assert(
      fc.property(
        day,
        fc.array(fc.nat(120), { maxLength: 6 }),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(200),
        (first, offsets, days, later) => {
          const filledOn = offsets.map((offset) => addDays(first, offset))
          let jar = 0
          for (let on = 0; on <= later; on += 1) {
            jar += filledOn.filter((filled) => filled === addDays(first, on)).length * days
            if (on < later) jar = Math.max(0, jar - 1)
          }
          const until = addDays(first, later)
          expect(
            daysOfSupply(
              filledOn.filter((filled) => filled <= until),
              days,
              until,
            ),
          ).toBe(jar)
        },
      ),
    )
  })
  test('a line is given once and then as often as it has refills', () => {
    expect([0, 1, 2, 3, 4].map((filled) => fillsLeft(2, filled))).toEqual([3, 2, 1, 0, 0])
  })
})

test('a year, or half of one with a controlled medicine', () => {
  expect(validUntil('2026-01-01', false)).toBe('2026-12-31')
  expect(validUntil('2026-01-01', true)).toBe('2026-06-29')
})

test('a tenth more or less is told, less than that is not', () => {
  expect([3600, 3601, 4000, 4399, 4400].map((now) => weightMoved(4000, now))).toEqual([true, false, false, false, true])
})
