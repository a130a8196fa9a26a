// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { getI18n, useTranslation } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeLocale, ensureWords, startWords } from './i18n.ts'
import { directionOf, preferredLocale } from './locales.ts'

const asked: string[] = []
let broken = false
let held: Promise<void> = Promise.resolve()

beforeEach(() => {
  asked.length = 0
  broken = false
  held = Promise.resolve()
  localStorage.clear()
  vi.stubGlobal('fetch', async (address: string | Request) => {
    const path = typeof address === 'string' ? address : address.url
    asked.push(path)
    await held
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

function hold(): () => void {
  let release = () => {}
  held = new Promise((resolve) => (release = resolve))
  return release
}

it('shows the old language until the new one’s words are there, both namespaces of them', async () => {
  await startWords('en-US')
  await ensureWords(['site', 'workspace'])
  const release = hold()
  const change = changeLocale('es-ES')
  expect(i18next.language).toBe('en-US')
  expect(i18next.t('from' as never)).toBe('/assets/i18n/en-US.json')
  release()
  await change
  expect(i18next.language).toBe('es-ES')
  expect(i18next.getResource('es-ES', 'workspace', 'from')).toBe('/assets/i18n/workspace.es-ES.json')
})

it('gives a screen that waits for its words those of the language chosen meanwhile', async () => {
  await startWords('en-US')
  const release = hold()
  const change = changeLocale('fr-FR')
  const screen = ensureWords(['site', 'workspace'])
  release()
  await Promise.all([change, screen])
  expect(i18next.hasResourceBundle(i18next.language, 'workspace')).toBe(true)
})

it('of two changes under way the later one counts', async () => {
  await startWords('en-US')
  const release = hold()
  const changes = [changeLocale('de-DE'), changeLocale('hi-IN')]
  release()
  await Promise.all(changes)
  expect(i18next.language).toBe('hi-IN')
})

it('writes numbers within sentences as the language does, and leaves text alone', async () => {
  await startWords('de-DE')
  i18next.addResource('de-DE', 'site', 'sum', '{{count}} von {{name}}')
  expect(i18next.t('sum' as never, { count: 12500, name: '12500' } as never)).toBe('12.500 von 12500')
})

it('loads no second language beside the one that is shown', async () => {
  await startWords('ar')
  expect(asked).toEqual(['/assets/i18n/ar.json'])
})

it('prefers the stored language, then the person’s own, then the default', () => {
  expect(preferredLocale(['xx', 'en-GB'])).toBe('en-US')
  expect(preferredLocale(['xx'])).toBe('en-US')
  localStorage.setItem('carenest:locale', 'nonsense')
  expect(preferredLocale([])).toBe('en-US')
  expect([directionOf('ar'), directionOf('en-US')]).toEqual(['rtl', 'ltr'])
})

it('gives React words that follow the language, through an instance with next to nothing to copy', async () => {
  await startWords('en-US')
  const { result } = renderHook(() => useTranslation('site'))
  const before = result.current.i18n
  expect(result.current.t('from' as never)).toBe('/assets/i18n/en-US.json')
  await act(() => changeLocale('de-DE'))
  expect(result.current.t('from' as never)).toBe('/assets/i18n/de-DE.json')
  expect(result.current.i18n.language).toBe('de-DE')
  // What was remembered of the old language's instance is forgotten by the compiler.
  expect(result.current.i18n).not.toBe(before)
  expect(Object.getOwnPropertyNames(getI18n()).length).toBeLessThan(4)
})
