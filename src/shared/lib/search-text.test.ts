import fc from 'fast-check'
import { expect, it } from 'vitest'
import { beginsWord, hasWords } from './search-text.ts'

it('finds words in any order, whatever their case and accents', () => {
  expect(hasWords('America/Sao_Paulo São Paulo', 'paulo sao')).toBe(true)
  expect(hasWords('America/New_York', 'new york')).toBe(true)
  expect(hasWords('Kraków', 'krakow')).toBe(true)
  expect(hasWords('Kraków', 'krakau')).toBe(false)
  expect(hasWords('anything', '')).toBe(true)
})

it('finds every text by each part of it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-zÀ-ž ]{1,20}$/), fc.nat(20), fc.nat(20), (text, from, length) => {
      expect(hasWords(text, text.slice(from, from + length))).toBe(true)
    }),
    { seed: 7 },
  )
})

it('knows the beginning of a word from its middle', () => {
  expect(beginsWord('America/New York', 'new y')).toBe(true)
  expect(beginsWord('America/New York', 'york')).toBe(true)
  expect(beginsWord('America/New York', 'ork')).toBe(false)
})
