import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { declarationText, mergedWords, offeredLocales, wordsAddress } from './words.ts'

it('the committed declaration is fresh', () => {
  expect(readFileSync('src/shared/i18n/words.gen.ts', 'utf8')).toBe(declarationText())
})

it('offers the default language, at the address of the specification', () => {
  expect(offeredLocales()).toContain('en-US')
  expect(wordsAddress('site', 'en-US')).toBe('assets/i18n/en-US.json')
  expect(wordsAddress('workspace', 'en-US')).toBe('assets/i18n/workspace.en-US.json')
})

it('puts each capability’s words under its name', () => {
  expect(mergedWords('site', 'en-US')).toMatchObject({ account: { routes: { login: { title: expect.any(String) } } } })
})
