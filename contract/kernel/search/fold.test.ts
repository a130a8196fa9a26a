import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spellingExamples } from '../../../tests/support/spelling-examples.ts'
import { fold, withLatinDigits } from './fold.ts'
import { hasBeginnings, searchedWords } from './spellings.ts'

describe.each(spellingExamples)('%s is found by', (name, ...typed) => {
  test.each(typed)('%s', (words) => {
    expect(hasBeginnings(`before ${name} after`, words)).toBe(true)
  })
})

test('what is another word finds nothing', () => {
  for (const [text, typed] of [
    ['Full care', 'fuel'],
    ['Short hair', 'shoe'],
    ['Dosage', 'does'],
    ['Müller', 'uller'],
    ['किताब', 'कतब'],
    ['東京', '京都'],
    ['Rex 🐶', '🐱'],
  ] as const)
    expect(hasBeginnings(text, typed), typed).toBe(false)
})

test('what has neither letters, digits nor emoji is no word', () => {
  for (const typed of ['', ' ', '—', '%_\\', '\u200B', '\u0301', '،؟', '\0']) expect(searchedWords(typed), typed).toEqual([])
})

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...new Set(spellingExamples.flatMap(([name]) => Array.from(name)))), maxLength: 40 }),
)

test('a folded text is folded already, and has no sign of a pattern', () => {
  fc.assert(
    fc.property(text, (original) => {
      const folded = fold(original)
      expect(fold(folded)).toBe(folded)
      expect(folded).toMatch(/^ (?:[^\s%_\\]+(?: [^\s%_\\]+)*)?$/u)
    }),
    { numRuns: 2_000 },
  )
})

test('a text is found by itself and by each of its words', () => {
  fc.assert(
    fc.property(text, (original) => {
      expect(hasBeginnings(original, original)).toBe(true)
      for (const word of original.split(/\s+/)) expect(hasBeginnings(original, word)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('digits of every script are read, and nothing else is changed', () => {
  expect(withLatinDigits('A-٢٠۲۶-१२ é')).toBe('A-2026-12 é')
})
