import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check } from '#contract/formulary/schemas.ts'
import { checkKinds, interactionSource } from '#contract/formulary/values.ts'
import { medicines } from '../data/medicines.ts'
import { pairs } from '../data/pairs.ts'
import { checksOf } from './check.ts'
import type { CheckedLine, Circumstances } from './circumstances.ts'
import { isPair } from './together.ts'

const now = new Date('2026-03-04T10:00:00.000Z')
const person: Circumstances = {
  kind: 'person',
  breed: null,
  birthDate: '1980-01-01',
  weight: null,
  allergens: [],
  taken: [],
  household: [],
  now,
  today: '2026-03-04',
}
let count = 0
const line = (substance: string, more: Partial<CheckedLine> = {}): CheckedLine => ({
  lineId: `00000000-0000-7000-8000-${String((count += 1)).padStart(12, '0')}`,
  name: substance,
  medicine: null,
  substances: substance === 'honey' ? [] : [substance],
  route: 'oral',
  dailyMilligrams: 100,
  ...more,
})
const told = (lines: readonly CheckedLine[], known: Partial<Circumstances> = {}) =>
  checksOf(lines, { ...person, ...known })
    .filter(({ answer }) => answer !== 'clear')
    .map(({ kind, answer, reason, names }) => [kind, answer, reason, ...names].join(' '))

describe('allergy', () => {
  test.each([
    ['Penicillin', 'amoxicillin', 'allergy warning allergy_to_class Penicillin'],
    ['Amoxicillin', 'amoxicillin', 'allergy warning allergy_to_substance Amoxicillin'],
    ['penicillins', 'cephalexin', 'allergy warning allergy_to_related_class penicillins'],
    ['Sulfa', 'sulfamethoxazole', 'allergy warning allergy_to_class Sulfa'],
    ['Paracetamol', 'acetaminophen', 'allergy warning allergy_to_substance Paracetamol'],
    ['Walnuts', 'amoxicillin', 'allergy unknown allergy_not_understood Walnuts'],
  ])('%s and %s', (allergen, substance, expected) => {
    expect(told([line(substance)], { allergens: [allergen] })).toContain(expected)
  })
  test('what is written by hand and named by nothing could not be checked, and is not called clear', () => {
    expect(told([line('honey')], { allergens: ['Penicillin'] })).toContain('allergy unknown not_in_formulary')
  })
})

describe('together', () => {
  test('the same, and two of a kind, in this prescription or already taken', () => {
    expect(told([line('ibuprofen'), line('naproxen')])).toContain('duplicate warning same_class naproxen')
    expect(told([line('ibuprofen')], { taken: [{ name: 'Advil', substances: ['ibuprofen'] }] })).toContain(
      'duplicate warning same_substance Advil',
    )
  })
  test('a pair of the panel is told whichever comes first, and no other', () => {
    const substances = [...new Set([...pairs.flatMap(({ one, other }) => [...one, ...other]), 'honey', 'cetirizine'])]
    const naive = (one: string, other: string) =>
      pairs.some(
        (pair) =>
          (pair.one.includes(one) && pair.other.includes(other)) || (pair.one.includes(other) && pair.other.includes(one)),
      )
    fc.assert(
      fc.property(fc.constantFrom(...substances), fc.constantFrom(...substances), (one, other) => {
        expect(isPair([one], [other])).toBe(naive(one, other))
        expect(isPair([other], [one])).toBe(isPair([one], [other]))
      }),
    )
  })
  test.each([
    ['sertraline', 'phenelzine'],
    ['simvastatin', 'clarithromycin'],
    ['tizanidine', 'ciprofloxacin'],
  ])('%s with %s', (one, other) => {
    expect(told([line(one), line(other)])).toContain(`interaction warning pair ${other}`)
  })
  test('where none is found, the answer names the list that was searched', () => {
    const checks = checksOf([line('cetirizine'), line('amoxicillin')], person).filter(({ kind }) => kind === 'interaction')
    expect(checks).toMatchObject([{ answer: 'clear', reason: 'nothing_found', source: interactionSource }])
  })
})

describe('animals', () => {
  test.each([
    ['cat', null, 'permethrin', 'species warning toxic_for_species'],
    ['cat', null, 'acetaminophen', 'species warning toxic_for_species'],
    ['dog', null, 'ibuprofen', 'species warning toxic_for_species'],
    ['dog', null, 'xylitol', 'species warning toxic_for_species'],
    ['dog', 'Border Collie', 'ivermectin', 'species warning mdr1 Border Collie'],
    ['dog', null, 'ivermectin', 'species unknown breed_unknown'],
    ['other', null, 'amoxicillin', 'species unknown species_unknown'],
  ] as const)('a %s (%s) and %s', (kind, breed, substance, expected) => {
    expect(told([line(substance)], { kind, breed })).toContain(expected)
  })
  test('permethrin for the dog warns because a cat lives there', () => {
    const household = [{ name: 'Luna', species: 'cat' as const }]
    expect(told([line('permethrin', { route: 'topical' })], { kind: 'dog', breed: 'Beagle', household })).toContain(
      'household warning lives_with Luna',
    )
    expect(told([line('cetirizine')], { kind: 'dog', breed: 'Beagle', household }).join()).not.toContain('household')
  })
})

describe('most of a day', () => {
  test('is told at all and by weight; without a fresh weight it could not be checked', () => {
    const much = [line('acetaminophen', { dailyMilligrams: 4500 })]
    expect(told(much)).toContain('maximum_dose warning above_maximum 4000 mg')
    const child = { birthDate: '2022-01-01' }
    const some = [line('acetaminophen', { dailyMilligrams: 1200 })]
    expect(told(some, child)).toContain('maximum_dose unknown no_weight')
    expect(told(some, { ...child, weight: { grams: 15_000, measuredAt: '2026-01-01T10:00:00.000Z' } })).toContain(
      'maximum_dose unknown weight_too_old',
    )
    expect(told(some, { ...child, weight: { grams: 15_000, measuredAt: '2026-03-01T10:00:00.000Z' } })).toContain(
      'maximum_dose warning above_maximum 1125 mg',
    )
  })
  test('more of it is never less of a warning', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), fc.nat(9000), (milligrams, more) => {
        const isWarned = (dailyMilligrams: number) =>
          told([line('ibuprofen', { dailyMilligrams })])
            .join()
            .includes('above_maximum')
        if (isWarned(milligrams)) expect(isWarned(milligrams + more)).toBe(true)
      }),
    )
  })
})

test('every kind has an answer for every line, whatever is prescribed to whomever', () => {
  const some = fc.constantFrom(...medicines)
  fc.assert(
    fc.property(
      fc.uniqueArray(some, { minLength: 1, maxLength: 20, selector: ({ id }) => id }),
      fc.constantFrom('person' as const, 'dog' as const, 'cat' as const, 'rabbit' as const),
      fc.array(fc.constantFrom('Penicillin', 'Latex', 'Aspirin'), { maxLength: 3 }),
      (chosen, kind, allergens) => {
        const lines = chosen.map((medicine) => line(medicine.substances[0]!, { medicine, substances: medicine.substances }))
        const found = checksOf(lines, { ...person, kind, allergens })
        for (const each of found) expect(check.safeParse(each).success).toBe(true)
        for (const kindOfCheck of checkKinds)
          for (const { lineId } of lines)
            expect(found.some((each) => each.kind === kindOfCheck && each.lineIds.includes(lineId))).toBe(true)
      },
    ),
    { numRuns: 40 },
  )
})
