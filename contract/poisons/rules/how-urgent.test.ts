import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { petSpecies } from '../../kernel/animals.ts'
import { sources } from '../sources.ts'
import { substanceIds } from '../values.ts'
import { substanceById, substances } from '../substances.ts'
import { howUrgent, type Eaten } from './how-urgent.ts'

const weight = { watch: 0, today: 1, now: 2 }
const anything = fc.record({
  substance: fc.constantFrom(undefined, ...substances),
  species: fc.constantFrom(...petSpecies),
  amount: fc.option(fc.double({ min: 0, max: 100_000, noNaN: true })),
  grams: fc.option(fc.integer({ min: 1, max: 900_000 })),
})
const dogOf = (kilograms: number, id: string, amount: number | null) =>
  howUrgent({ substance: substanceById(id), species: 'dog', amount, grams: kilograms * 1000 })

describe('how urgent it is', () => {
  test('of chocolate, by its kind and the dog', () => {
    expect(dogOf(10, 'chocolate_milk', 20)).toMatchObject({ urgency: 'watch', reason: 'below', dose: 4.6, threshold: 20 })
    expect(dogOf(10, 'chocolate_milk', 50)).toMatchObject({ urgency: 'today', reason: 'near' })
    expect(dogOf(10, 'chocolate_milk', 100)).toMatchObject({ urgency: 'today', reason: 'reached', threshold: 20 })
    expect(dogOf(10, 'chocolate_dark', 100)).toMatchObject({ urgency: 'now', threshold: 40 })
    expect(dogOf(40, 'chocolate_dark', 100)).toMatchObject({ urgency: 'today', reason: 'near' })
  })

  test('of what no amount is known to be too small of', () => {
    expect(dogOf(30, 'grapes', 1)).toMatchObject({ urgency: 'now', reason: 'any_amount' })
    expect(howUrgent({ substance: substanceById('lily'), species: 'cat', amount: null, grams: null }).urgency).toBe('now')
  })

  test('what is not known is never called less than unknown', () => {
    fc.assert(
      fc.property(anything, (eaten) => {
        const { urgency } = howUrgent(eaten)
        const isKnown = eaten.substance?.rules[eaten.species] !== undefined
        expect(urgency === 'unknown').toBe(!isKnown)
      }),
    )
  })

  test('it is that of a table read row by row', () => {
    fc.assert(
      fc.property(anything, (eaten) => {
        const verdict = howUrgent(eaten)
        expect(verdict.urgency).toBe(readRowByRow(eaten))
      }),
    )
  })

  test('more of it, or a lighter animal, is never less urgent; what was not said never either', () => {
    const known = anything.filter(({ substance, species }) => substance?.rules[species] !== undefined)
    fc.assert(
      fc.property(known, fc.double({ min: 1, max: 10, noNaN: true }), (eaten, times) => {
        const of = (more: Partial<Eaten>) => weight[howUrgent({ ...eaten, ...more }).urgency as keyof typeof weight]
        const { amount, grams } = eaten
        if (amount !== null) expect(of({ amount: amount * times })).toBeGreaterThanOrEqual(of({}))
        if (grams !== null) expect(of({ grams: grams / times })).toBeGreaterThanOrEqual(of({}))
        expect(of({ amount: null })).toBeGreaterThanOrEqual(of({}))
        expect(of({ grams: null })).toBeGreaterThanOrEqual(of({}))
      }),
    )
  })
})

/** As somebody does it on paper: every threshold for itself. */
function readRowByRow({ substance, species, amount, grams }: Eaten): string {
  const rule = substance?.rules[species]
  if (!substance || !rule) return 'unknown'
  if ('any' in rule) return rule.any
  const isSaid = amount !== null && grams !== null
  let worst: string = rule.below
  for (const [place, { from, urgency }] of rule.thresholds.entries()) {
    const dose = isSaid ? (amount * substance.milligrams * 1000) / grams : Infinity
    if (place === 0 && dose >= from / 2) worst = 'today'
    if (dose >= from) worst = urgency
  }
  return worst
}

test('each substance has a source, signs, and thresholds that rise', () => {
  expect(substances.map(({ id }) => id).toSorted()).toEqual(substanceIds.toSorted())
  for (const { rules, signs, source, unit } of substances) {
    expect(sources[source].title).not.toBe('')
    expect(signs.length).toBeGreaterThan(0)
    for (const rule of Object.values(rules)) {
      if ('any' in rule) continue
      expect(unit).not.toBeNull()
      const doses = rule.thresholds.map(({ from }) => from)
      expect(doses).toEqual(doses.toSorted((one, other) => one - other))
      expect(rule.thresholds.at(-1)?.urgency).toBe('now')
    }
  }
})
