import { expect, it } from 'vitest'
import { writtenAge } from './written-age.ts'

it.each([
  [0, 'en-US', '0 months'],
  [1, 'en-US', '1 month'],
  [12, 'en-US', '1 year'],
  [18, 'en-US', '18 months'],
  [216, 'en-US', '18 years'],
  [216, 'de-DE', '18 Jahre'],
  [36, 'fr-FR', '3 ans'],
])('%i months read in %s as %s', (months, language, text) => {
  expect(writtenAge(months, language).replaceAll('\u00a0', ' ')).toBe(text)
})
