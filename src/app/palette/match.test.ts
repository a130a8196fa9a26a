import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fold } from '#contract/kernel/search/fold.ts'
import { rankOf } from './match.ts'

it('answers the beginning first, then words in any order, then the description', () => {
  expect(rankOf('app', 'Appointments')).toBe(0)
  expect(rankOf('visit up', 'Upcoming visits')).toBe(1)
  expect(rankOf('refund', 'Transactions', 'Every payment and refund')).toBe(2)
  expect(rankOf('oint', 'Appointments')).toBeUndefined()
})

it.each([
  ['medecin', 'Trouver un médecin'],
  ['ÜBER', 'Über uns'],
  ['o’neil', "O'Neil"],
  ['مواعيد', 'مَواعيدي'],
])('does not mind accents, case and marks: %s finds %s', (typed, title) => {
  expect(rankOf(typed, title)).toBeDefined()
})

const word = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', 'é', 'Z', '1') })

/** The same by looking at every place where a word could begin. */
function naive(typed: string, title: string): boolean {
  const text = fold(title)
  return typed.split(' ').every((each) => text.includes(fold(each)))
}

it('finds each title whose words begin so, as looking at every place does', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 3 }),
      fc.array(word, { minLength: 1, maxLength: 4 }),
      (typed, title) => {
        expect(rankOf(typed.join(' '), title.join(' ')) !== undefined).toBe(naive(typed.join(' '), title.join(' ')))
      },
    ),
    { seed: 7, numRuns: 500 },
  )
})
