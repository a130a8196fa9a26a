import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { selectLogin, signedIn, signedOut } from '#shared/session/login.ts'
import { endSession, followTabs } from './session-effects.ts'
import { createStore } from '../start/store.ts'
import { loginAs, settled, startKeys, testRouter } from '../testing.tsx'

const stored = () => JSON.parse(localStorage.getItem('persist:userDetail') ?? '{}') as Record<string, string>
const store = (record: object) =>
  localStorage.setItem(
    'persist:userDetail',
    JSON.stringify(Object.fromEntries(Object.entries(record).map(([name, value]) => [name, JSON.stringify(value)]))),
  )
const fromOtherTab = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))

beforeAll(startKeys)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the login record, and nothing else, in local storage as the specification names it', async () => {
  const world = createStore()
  await world.rehydrated
  world.store.dispatch(signedIn(loginAs(1)))
  await world.persistor.flush()
  expect(Object.keys(localStorage)).toEqual(['persist:userDetail'])
  const { _persist, ...fields } = stored()
  expect(fields).toEqual({ userType: '1', accessToken: '{"token":"access-1"}', refreshToken: '{"token":"refresh-1"}' })
})

it('is signed in again after a reload, and signed out after a sign-out', async () => {
  store(loginAs(4))
  const again = createStore()
  await again.rehydrated
  expect(selectLogin(again.store.getState())).toEqual(loginAs(4))
  again.store.dispatch(signedOut())
  await again.persistor.flush()
  expect(stored()['accessToken']).toBeUndefined()
})

it.each([
  ['broken JSON', '{"userType":'],
  ['another shape', JSON.stringify({ userType: '"admin"', accessToken: '{"token":"a"}', refreshToken: '{"token":"b"}' })],
  ['half a record', JSON.stringify({ userType: '3', accessToken: '{"token":"a"}' })],
  ['an unknown type', JSON.stringify({ userType: '9', accessToken: '{"token":"a"}', refreshToken: '{"token":"b"}' })],
])('takes nothing from storage that holds %s', async (_, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem('persist:userDetail', text)
  const world = createStore()
  await world.rehydrated
  expect(selectLogin(world.store.getState())).toBeUndefined()
})

it('after a refused renewal all storage is empty and the home page is shown', async () => {
  localStorage.setItem('carenest:theme', 'dark')
  sessionStorage.setItem('draft', 'text')
  const { store: own, persistor, rehydrated, router } = testRouter(undefined, '/doctor-dashboard', 1)
  await rehydrated
  await settled(router)
  await endSession(own, persistor, router)
  await settled(router)
  await persistor.flush()
  expect(router.state.location.pathname).toBe('/home')
  expect(selectLogin(own.getState())).toBeUndefined()
  expect(localStorage.getItem('carenest:theme')).toBeNull()
  expect(localStorage.getItem('persist:userDetail') ?? '').not.toContain('token')
  expect(sessionStorage).toHaveLength(0)
})

it('follows another tab’s sign-in, renewal, sign-out and clearing', async () => {
  const { store: own, rehydrated } = createStore()
  await rehydrated
  const stop = followTabs(own)
  const login = () => selectLogin(own.getState())
  const asStored = (record: object) =>
    JSON.stringify(Object.fromEntries(Object.entries(record).map(([name, value]) => [name, JSON.stringify(value)])))

  fromOtherTab('persist:userDetail', asStored(loginAs(0)))
  expect(login()).toEqual(loginAs(0))
  const renewed = { ...loginAs(0), accessToken: { token: 'newer' } }
  fromOtherTab('persist:userDetail', asStored(renewed))
  expect(login()).toEqual(renewed)
  fromOtherTab('carenest:theme', 'dark')
  expect(login()).toEqual(renewed)
  fromOtherTab('persist:userDetail', '{"_persist":"{}"}')
  expect(login()).toBeUndefined()
  own.dispatch(signedIn(loginAs(2)))
  fromOtherTab(null, null)
  expect(login()).toBeUndefined()
  stop()
})
