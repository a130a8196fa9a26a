import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { medicines } from '../data/medicines.ts'
import { distance } from '#server/kernel/spelling.ts'
import { substancesNamed } from './lexicon.ts'
import { searchMedicines } from './search-medicines.ts'

/** The same by its definition, without a limit and without a table. */
function naive(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const same = one.at(-1) === other.at(-1) ? 0 : 1
  const swapped =
    one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
      ? naive(one.slice(0, -2), other.slice(0, -2)) + 1
      : Infinity
  return Math.min(
    naive(one.slice(0, -1), other.slice(0, -1)) + same,
    naive(one.slice(0, -1), other) + 1,
    naive(one, other.slice(0, -1)) + 1,
    swapped,
  )
}

test('slips are counted as by definition, and more than the limit is told as one more', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, fc.nat(4), (one, other, limit) => {
      expect(distance(one, other, limit)).toBe(Math.min(naive(one, other), limit + 1))
    }),
  )
})

describe('search', () => {
  const names = (text: string, isFor?: 'dog' | 'person') => searchMedicines(text, isFor).items.map(({ name }) => name)

  test('by the beginning of a name, a substance or what it is called elsewhere, with its strength', () => {
    expect(names('amoxi')[0]).toMatch(/^Amoxicillin/)
    expect(searchMedicines('amoxicillin 500').items.every(({ strength }) => strength.includes('500'))).toBe(true)
    expect(searchMedicines('paracetamol').items[0]!.substances).toContain('acetaminophen')
  })

  test('slips are forgiven, and it says what was looked for', () => {
    for (const text of ['amoxicillni', 'amoxycilin', 'amxoicillin']) {
      const { items, searchedFor } = searchMedicines(text)
      expect(items[0]?.name, text).toMatch(/^Amoxicillin/)
      expect(searchedFor).not.toBeNull()
    }
    expect(searchMedicines('amoxicillin').searchedFor).toBeNull()
  })

  test('what nothing is like finds nothing', () => {
    for (const text of ['zzzzzzzzzz', '—', '   ']) expect(searchMedicines(text)).toEqual({ items: [], searchedFor: null })
  })

  test('what is for the subject comes first', () => {
    const found = searchMedicines('meloxicam', 'dog').items
    const first = found.findIndex(({ isFor }) => !isFor.includes('dog'))
    expect(found[0]!.isFor).toContain('dog')
    if (first >= 0) expect(found.slice(first).some(({ isFor }) => isFor.includes('dog'))).toBe(false)
  })

  test('every medicine is found by its own name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...medicines), ({ name, substances }) => {
        const { items } = searchMedicines(name)
        expect(items.some((found) => substances.every((substance) => found.substances.includes(substance)))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('whatever is typed has an answer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        expect(searchMedicines(text).items.length).toBeLessThanOrEqual(20)
      }),
      { numRuns: 60 },
    )
  })
})

test('a text names substances however they are written', () => {
  expect(substancesNamed('Paracetamol 500 mg')).toEqual(['acetaminophen'])
  expect(substancesNamed('Ibuprofen and amoxicillin').toSorted()).toEqual(['amoxicillin', 'ibuprofen'])
  expect(substancesNamed('Honey')).toEqual([])
})
