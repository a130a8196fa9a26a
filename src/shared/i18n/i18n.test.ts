// @vitest-environment jsdom
import i18next from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeLocale, ensureWords, startWords } from './i18n.ts'
import { directionOf, preferredLocale } from './locales.ts'

const asked: string[] = []
let broken = false

beforeEach(() => {
  asked.length = 0
  broken = false
  localStorage.clear()
  vi.stubGlobal('fetch', async (address: string | Request) => {
    const path = typeof address === 'string' ? address : address.url
    asked.push(path)
    return broken ? new Response('', { status: 503 }) : new Response(JSON.stringify({ from: path }))
  })
})
afterEach(() => vi.unstubAllGlobals())

it('loads the site’s words first, the workspaces’ when asked for, each once, from the addresses of the specification', async () => {
  await startWords('en-US')
  expect(asked).toEqual(['/assets/i18n/en-US.json'])
  await ensureWords(['site', 'workspace'])
  await ensureWords(['site', 'workspace'])
  expect(asked).toEqual(['/assets/i18n/en-US.json', '/assets/i18n/workspace.en-US.json'])
  expect(i18next.getResource('en-US', 'workspace', 'from')).toBe('/assets/i18n/workspace.en-US.json')
})

it('keeps the language whose words do not come out, and tries again when asked again', async () => {
  broken = true
  await expect(changeLocale('fr-FR')).rejects.toThrow('No words for fr-FR')
  expect(i18next.language).toBe('en-US')
  broken = false
  await expect(ensureWords(['site'], 'fr-FR')).resolves.toBeUndefined()
})

it('prefers the stored language, then the person’s own, then the default', () => {
  expect(preferredLocale(['xx', 'en-GB'])).toBe('en-US')
  expect(preferredLocale(['xx'])).toBe('en-US')
  localStorage.setItem('carenest:locale', 'nonsense')
  expect(preferredLocale([])).toBe('en-US')
  expect([directionOf('ar'), directionOf('en-US')]).toEqual(['rtl', 'ltr'])
})
