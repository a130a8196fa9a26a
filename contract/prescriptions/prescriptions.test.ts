import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../kernel/days.ts'
import { daysOfSupply, dosesIn, quantityOf, validUntil, weightMoved } from './rules.ts'
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
        // Parts of a fill last parts of days.
        fc.array(fc.record({ offset: fc.nat(120), eighths: fc.integer({ min: 1, max: 400 }) }), { maxLength: 6 }),
        fc.nat(200),
        (first, fills, later) => {
          const given = fills.map(({ offset, eighths }) => ({ on: addDays(first, offset), days: eighths / 8 }))
          let jar = 0
          for (let on = 0; on <= later; on += 1) {
            for (const fill of given) if (fill.on === addDays(first, on)) jar += fill.days
            if (on < later) jar = Math.max(0, jar - 1)
          }
          const until = addDays(first, later)
          const supplies = given.filter(({ on }) => on <= until)
          expect(daysOfSupply(supplies, until)).toBe(Math.floor(jar))
        },
      ),
    )
  })
})

test('a year, or half of one with a controlled medicine', () => {
  expect(validUntil('2026-01-01', false)).toBe('2026-12-31')
  expect(validUntil('2026-01-01', true)).toBe('2026-06-29')
})

test('a tenth more or less is told, less than that is not', () => {
  expect([3600, 3601, 4000, 4399, 4400].map((now) => weightMoved(4000, now))).toEqual([true, false, false, false, true])
})
