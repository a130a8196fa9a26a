import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryFacts, type EntryFacts } from '#contract/records/entry-schemas.ts'
import { severities } from '#contract/records/values.ts'
import { factsOfValues, valuesOfFacts } from './entry-values.ts'

const word = fc.stringMatching(/^[a-z]{1,20}$/)
const day = fc.option(fc.constantFrom('2020-02-29', '2024-12-31'))

const facts: fc.Arbitrary<EntryFacts> = fc.oneof(
  fc.record({
    kind: fc.constant('allergy' as const),
    substance: word,
    referenceId: fc.constant(null),
    reaction: word,
    severity: fc.constantFrom(...severities),
    since: day,
  }),
  fc.record({
    kind: fc.constant('medication' as const),
    name: word,
    medicineId: fc.option(word),
    dose: word,
    since: day,
    until: day,
    remark: word,
  }),
  fc.record({
    kind: fc.constant('vaccination' as const),
    vaccine: word,
    date: fc.constant('2020-01-02'),
    due: day,
    batch: word,
  }),
)

test('what is opened to be corrected and left as it is says the same again', () => {
  fc.assert(
    fc.property(facts, (said) => {
      const again = factsOfValues(said.kind, valuesOfFacts(said.kind, said), { before: said })
      expect(entryFacts.parse(again)).toEqual(said)
    }),
  )
})

test('a substance of the list is the listed one, however it is written', () => {
  const allergens = [{ id: '0199a3de-0000-7000-8000-000000000001', name: 'Penicillin' }]
  const said = factsOfValues('allergy', { substance: ' penicillin', severity: 'mild' }, { allergens })
  expect(said).toMatchObject({ referenceId: allergens[0]!.id })
})
