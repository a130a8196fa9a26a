import { beforeEach, expect, it } from 'vitest'
import { recentKey } from '#shared/session/stored-login.ts'
import { signedIn, signedOut } from '#shared/session/login.ts'
import { followLogin } from '../session/session-effects.ts'
import { loginAs, settled, startKeys, testRouter } from '../testing.tsx'
import type { PaletteItem } from './items.ts'
import { recentOf, remember } from './recent.ts'

const item = (number: number): PaletteItem => ({ group: 'pages', title: `Page ${number}`, icon: 'home', to: `/page-${number}` })
const chosen = (account: string) => recentOf(account).map(({ to }) => to)

beforeEach(() => localStorage.clear())

it('keeps the last five choices of an account, latest first, each once', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 4]) remember('ann', item(number))
  expect(chosen('ann')).toEqual(['/page-4', '/page-6', '/page-5', '/page-3', '/page-2'])
})

it('shows them to nobody else, and begins anew with whoever signs in next', () => {
  remember('ann', item(1))
  expect(chosen('bob')).toEqual([])
  remember('bob', item(2))
  expect(chosen('ann')).toEqual([])
})

it.each(['nothing', '{"account":"ann"}', '{"account":"ann","items":[{"title":"x","icon":"home","to":"//elsewhere.test"}]}'])(
  'takes nothing from storage that holds %s',
  (text) => {
    localStorage.setItem(recentKey, text)
    expect(chosen('ann')).toEqual([])
  },
)

it('goes with the sign-out', async () => {
  await startKeys()
  const { store, router, rehydrated } = testRouter(undefined, '/home')
  await rehydrated
  await settled(router)
  const stop = followLogin(store, router)
  store.dispatch(signedIn(loginAs(0)))
  remember('ann', item(1))
  store.dispatch(signedOut())
  expect(localStorage.getItem(recentKey)).toBeNull()
  stop()
})
