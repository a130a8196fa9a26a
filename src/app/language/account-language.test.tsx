import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownAccountApi } from '#shared/api/me.ts'
import { startWords } from '#shared/i18n/i18n.ts'
import { signedIn, signedOut } from '#shared/session/login.ts'
import { followAccountLanguage } from './account-language.ts'
import { keepLanguage } from './keep-language.ts'
import { followLanguageOfTabs } from './language-of-tabs.ts'
import { showLanguage } from './show-language.ts'
import { createStore } from '../start/store.ts'
import { loginAs } from '../testing.tsx'
import { eventually } from '../../../tests/support/eventually.ts'

const sent: { method: string; path: string; body: string }[] = []
const stops: (() => void)[] = []
let accountLocale = 'de-DE'

beforeEach(async () => {
  localStorage.clear()
  accountLocale = 'de-DE'
  sent.length = 0
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, 'http://localhost'), init)
    const path = new URL(request.url).pathname
    sent.push({ method: request.method, path, body: await request.text() })
    return Response.json(path.endsWith('/Account/Me') ? { id: 'p', locale: accountLocale } : { words: path })
  })
  await startWords('en-US')
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

function world(userType?: number) {
  const { store } = createStore()
  if (userType !== undefined) store.dispatch(signedIn(loginAs(userType)))
  stops.push(followAccountLanguage(store))
  return store
}
const readMe = (store: ReturnType<typeof world>) =>
  store.dispatch(ownAccountApi.endpoints.me.initiate(undefined, { forceRefetch: true }))

it('shows and keeps the account’s language after a sign-in', async () => {
  const store = world()
  store.dispatch(signedIn(loginAs(0)))
  await readMe(store)
  await eventually(() => expect(i18next.language).toBe('de-DE'))
  expect(localStorage.getItem('carenest:locale')).toBe('de-DE')
})

it('shows it as well when the sign-in was a moment before, and the account is known already', async () => {
  const { store } = createStore()
  store.dispatch(signedIn(loginAs(0)))
  await readMe(store)
  stops.push(followAccountLanguage(store, true))
  await eventually(() => expect(i18next.language).toBe('de-DE'))
})

describe('a language that was chosen before the sign-in', () => {
  const signIn = async () => {
    localStorage.setItem('carenest:locale', 'en-US')
    const store = world()
    store.dispatch(signedIn(loginAs(0)))
    await readMe(store)
    return store
  }
  const button = (name: string) => screen.findByRole('button', { name })

  it('stays; once kept it is the account’s', async () => {
    await signIn()
    await userEvent.click(await button('English'))
    await eventually(() => expect(sent).toContainEqual({ method: 'PATCH', path: '/api/people/me', body: '{"locale":"en-US"}' }))
    expect(i18next.language).toBe('en-US')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('goes for the account’s when the person says so', async () => {
    await signIn()
    await userEvent.click(await button('Deutsch'))
    await eventually(() => expect(i18next.language).toBe('de-DE'))
    expect(localStorage.getItem('carenest:locale')).toBe('de-DE')
    expect(screen.queryByRole('status')).toBeNull()
    expect(sent.some(({ method }) => method === 'PATCH')).toBe(false)
  })

  it('is asked about no longer once the person has signed out', async () => {
    const store = await signIn()
    await button('Deutsch')
    store.dispatch(signedOut())
    expect(screen.queryByRole('status')).toBeNull()
    expect(i18next.language).toBe('en-US')
  })

  it('is not asked about where the account has the same', async () => {
    accountLocale = 'en-US'
    await signIn()
    await import('./ask-language.tsx')
    expect(screen.queryByRole('status')).toBeNull()
  })
})

it('keeps the language of this device when a signed-in person only reloads', async () => {
  const store = world(0)
  await readMe(store)
  await Promise.resolve()
  expect(i18next.language).toBe('en-US')
})

it('writes a chosen language into the account', async () => {
  await world(0).dispatch(keepLanguage('fr-FR'))
  expect(sent.at(-1)).toEqual({ method: 'PATCH', path: '/api/people/me', body: '{"locale":"fr-FR"}' })
})

it('shows the language that another tab chose', async () => {
  stops.push(followLanguageOfTabs())
  dispatchEvent(new StorageEvent('storage', { key: 'carenest:locale', newValue: 'es-ES', storageArea: localStorage }))
  await eventually(() => expect(i18next.language).toBe('es-ES'))
})

it.each([
  ['ar', 'rtl'],
  ['hi-IN', 'ltr'],
])('tells the document that %s runs %s', (locale, direction) => {
  showLanguage(locale)
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual([locale, direction])
})
