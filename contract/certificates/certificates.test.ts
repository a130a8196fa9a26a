import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOf, fillTemplate, isPeriod, unknownPlaceholders } from './rules.ts'
import { afterVerb, certificateStates, certificateVerbs } from './states.ts'
import { placeholders } from './values.ts'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('states', () => {
  test('whatever is done, nothing leaves a last state, and nothing comes back to issued', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...certificateVerbs)), (verbs) => {
        let state = 'issued' as (typeof certificateStates)[number]
        for (const verb of verbs) {
          const next = afterVerb(state, verb)
          // The naive table beside ours: a verb works on what is issued, and on nothing else.
          expect(next).toBe(state === 'issued' ? (verb === 'cancel' ? 'cancelled' : 'superseded') : null)
          state = next ?? state
        }
        expect(certificateStates).toContain(state)
      }),
    )
  })
})

describe('periods', () => {
  test('days are counted as one counts them on a calendar', () => {
    fc.assert(
      fc.property(day, fc.nat(400), (from, more) => {
        const end = new Date(`${from}T00:00:00Z`)
        let counted = 1
        for (; counted <= more; counted += 1) end.setUTCDate(end.getUTCDate() + 1)
        const to = end.toISOString().slice(0, 10)
        expect(daysOf({ from, to })).toBe(more + 1)
        expect(isPeriod({ from, to })).toBe(more + 1 <= 366)
        expect(isPeriod({ from: to, to: from })).toBe(more === 0)
      }),
    )
  })
})

describe('templates', () => {
  test('what is filled in is never read as a template', () => {
    fc.assert(
      fc.property(fc.constantFrom(...placeholders), fc.string(), (name, value) => {
        fc.pre(value.trim() !== '')
        const other = `${value} {{microchip}}`
        expect(fillTemplate(`x {{${name}}} y`, { [name]: other }).text).toBe(`x ${other} y`.trim())
      }),
    )
  })
  test('a line without anything to say is left out, and what was missing is named', () => {
    expect(fillTemplate('Name: {{name}}\nDiagnosis: {{diagnosis}}\nEnd', { name: 'Milo' })).toEqual({
      text: 'Name: Milo\nEnd',
      missing: ['diagnosis'],
    })
  })
  test('names that nothing fills are found', () => {
    expect(unknownPlaceholders('{{name}} {{salary}} {{ to }} {{salary}}')).toEqual(['salary'])
  })
})
