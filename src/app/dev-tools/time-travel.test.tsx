import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectLogin, signedIn, tokensRenewed } from '#shared/session/login.ts'
import { storedLoginKey } from '#shared/session/stored-login.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { eventually } from '../../../tests/support/eventually.ts'

const extension = await vi.hoisted(async () => {
  const { fakeExtension } = await import('./extension.ts')
  const made = fakeExtension()
  made.install()
  return made
})

const login = { userType: 0, accessToken: { token: 'eyJ-access' }, refreshToken: { token: 'refresh-secret' } } as const
const me = { id: '01900000-0000-7000-8000-0000000000aa', name: 'Ada Lovelace', email: 'ada@example.test', locale: 'en-US' }
const bearers: string[] = []

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  bearers.length = 0
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, 'http://localhost'), init)
    bearers.push(request.headers.get('Authorization') ?? '')
    return Response.json(me)
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The application's store as it is made where the extension is installed, with somebody signed in and one answer in its cache. */
async function world(written?: { api: object }) {
  const { installedDevTools } = await import('./installed.ts')
  const { createStore } = await import('../start/store.ts')
  const { store, persistor, rehydrated } = createStore(await installedDevTools(), written)
  await rehydrated
  store.dispatch(signedIn(login))
  await persistor.flush()
  const own = await import('#shared/api/me.ts')
  const readMe = () => store.dispatch(own.ownAccountApi.endpoints.me.initiate(undefined, { forceRefetch: true }))
  await readMe()
  const cached = () => own.ownAccountApi.endpoints.me.select()(store.getState()).data
  return { store, persistor, readMe, cached, token: () => selectLogin(store.getState())?.accessToken.token }
}

it('goes back and forth through the answers, and the application goes on where it was', async () => {
  const { store, readMe, cached } = await world()
  const present = extension.moments() - 1
  extension.jumpTo(0)
  expect(cached()).toBeUndefined()
  extension.jumpTo(present)
  expect(cached()).toMatchObject({ name: 'Ada Lovelace' })
  await readMe()
  store.dispatch(toastShown({ kind: 'success', title: 'Saved', text: '' }))
  expect(store.getState().toasts).toHaveLength(1)
})

it('begins whole on a page that came with answers: what the hub tells is heard at the first moment too', async () => {
  const { store } = await world({ api: { queries: {}, provided: { tags: {}, keys: {} } } })
  const { baseApi } = await import('#shared/api/base-api.ts')
  extension.jumpTo(0)
  expect(() => store.dispatch(baseApi.util.invalidateTags(['Me']))).not.toThrow()
})

it('does not take the login record along: nobody is signed out, nothing is written, no token of the past is sent', async () => {
  const { store, persistor, readMe, token } = await world()
  const before = extension.moments() - 1
  store.dispatch(tokensRenewed({ accessToken: { token: 'eyJ-renewed' } }))
  await persistor.flush()
  const stored = localStorage.getItem(storedLoginKey)
  expect(stored).toContain('eyJ-renewed')
  for (const moment of [0, before, 0]) {
    extension.jumpTo(moment)
    expect(token()).toBe('eyJ-renewed')
  }
  await readMe()
  // In a moment of the past nobody waits for the answer.
  await eventually(() => expect(bearers.at(-1)).toBe('Bearer eyJ-renewed'))
  await persistor.flush()
  expect(localStorage.getItem(storedLoginKey)).toBe(stored)
})

it('reduces everything anew without the sign-in, and the person stays signed in', async () => {
  const { store, persistor, token } = await world()
  const stored = localStorage.getItem(storedLoginKey)
  extension.toggle('userDetail/signedIn')
  await persistor.flush()
  expect([token(), localStorage.getItem(storedLoginKey)]).toEqual(['eyJ-access', stored])
  store.dispatch(tokensRenewed({ accessToken: { token: 'eyJ-renewed' } }))
  expect(selectLogin(store.getState())).toEqual({ ...login, accessToken: { token: 'eyJ-renewed' } })
})

it('tells those who listen to the store once for each jump, with a state that stays the same between', async () => {
  const { store } = await world()
  const seen: unknown[] = []
  store.subscribe(() => seen.push(store.getState()))
  extension.jumpTo(1)
  expect(seen).toHaveLength(1)
  expect(store.getState()).toBe(seen[0])
})

it('shows actions by name with their endpoints and where they came from, and nothing of tokens or people', async () => {
  const { store } = await world()
  store.dispatch(toastShown({ kind: 'success', title: 'Saved', text: 'Ada Lovelace is saved' }))
  const text = JSON.stringify(extension.shown())
  for (const secret of ['eyJ-access', 'refresh-secret', 'Ada Lovelace', 'ada@example.test']) expect(text).not.toContain(secret)
  const types = extension.shown().actions.map((action) => action?.type)
  expect(types).toEqual(
    expect.arrayContaining(['userDetail/signedIn', 'api/executeQuery/pending · me', 'api/executeQuery/fulfilled · me']),
  )
  expect(text).toContain('"me(…)":{"status":"fulfilled","endpointName":"me"')
  expect(extension.traces().some((stack) => stack?.includes('time-travel.test'))).toBe(true)
})

it('shows the actions and the shape of a slice that has joined later, and nothing that somebody wrote', async () => {
  const { createSlice } = await import('@reduxjs/toolkit')
  const slice = createSlice({
    name: 'sampleNote',
    initialState: { text: '', count: 0 },
    reducers: { written: (_state, { payload }: { payload: string }) => ({ text: payload, count: 7_301_984 }) },
  })
  const { lazySlice, needSlice } = await import('#shared/state/lazy-slice.ts')
  const { store } = await world()
  const note = lazySlice(slice, { of: 'person' })
  store.dispatch(needSlice(note))
  const before = extension.moments() - 1
  store.dispatch(slice.actions.written('It itches'))
  const { actions, states } = extension.shown()
  expect(actions.map((action) => action?.type)).toEqual(expect.arrayContaining(['slices/joined', 'sampleNote/written']))
  expect(states.at(-1)).toMatchObject({ sampleNote: { text: '‹text›', count: '‹number›' } })
  for (const secret of ['It itches', '7301984']) expect(JSON.stringify({ actions, states })).not.toContain(secret)
  extension.jumpTo(before)
  expect(note.select(store.getState())).toEqual({ text: '', count: 0 })
  extension.jumpToPresent()
  expect(note.select(store.getState())).toMatchObject({ text: 'It itches' })
})

it('is not even loaded where there are no DevTools', async () => {
  Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__')
  const { installedDevTools } = await import('./installed.ts')
  expect(await installedDevTools()).toBeUndefined()
})
