import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { accountCalls } from '#contract/account/calls.ts'
import { hubCalls } from '#contract/hub/calls.ts'
import { shopCalls } from '#contract/shop/calls.ts'
import { ownAccountApi, useMeQuery } from '#shared/api/me.ts'
import { loginWith, tokenNamed } from '#shared/api/testing.ts'
import { useDispatch } from 'react-redux'
import { hubState } from '#shared/hub/bus.ts'
import { paths } from '#shared/paths.ts'
import { type LoginRecord, selectLogin, signedIn, tokensRenewed } from '#shared/session/login.ts'
import { errorToast, selectToasts } from '#shared/toasts/toasts.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { Application } from '../start/Application.tsx'
import { followHub } from './follow-hub.ts'
import { followLogin, followTabs } from './session-effects.ts'
import { settled, startKeys, testRouter } from '../testing.tsx'
import { eventually } from '../../../tests/support/eventually.ts'

const ann = loginWith('ann', 'refresh-a', 'session-a')
const bea = loginWith('bea', 'refresh-b', 'session-b')

const asked: { path: string; token: string | null }[] = []
const stops: (() => void)[] = []

function Screen() {
  const { data: me } = useMeQuery()
  const dispatch = useDispatch()
  return (
    <>
      <h1>{me?.name ?? 'Nobody'}</h1>
      <input aria-label="Note" />
      <button onClick={() => dispatch(errorToast('Ann’s message'))}>Tell</button>
    </>
  )
}

const home: PlacedRoute = {
  path: paths.home,
  access: 'public',
  workspace: 'public',
  words: 'site.routes.home',
  icon: 'home',
  screen: async () => ({ default: Screen }),
}

const inStorage = (record: LoginRecord) =>
  JSON.stringify(Object.fromEntries(Object.entries(record).map(([name, value]) => [name, JSON.stringify(value)])))

/** Another tab signs somebody else in, without a moment of nobody between. */
function signInElsewhere(record: LoginRecord) {
  const newValue = inStorage(record)
  localStorage.setItem('persist:userDetail', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'persist:userDetail', newValue, storageArea: localStorage }))
}

beforeAll(startKeys)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  asked.length = 0
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Ann at a screen. The server knows both by their tokens; `answer` may say otherwise. */
async function annAtHome(answer?: (path: string, token: string | null) => Promise<Response> | Response | undefined) {
  const world = testRouter([home], '/home')
  const { store, router, services } = world
  services.fetch = async (request) => {
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? null
    const { pathname: path } = new URL(request.url)
    // The frame asks for the cart by itself, whenever its chunk has come.
    if (!path.endsWith(shopCalls.readCart.path)) asked.push({ path, token })
    const own = { id: token, name: token === ann.accessToken.token ? 'Ann' : 'Bea', timeZone: 'UTC' }
    return (await answer?.(path, token)) ?? Response.json(path.endsWith(accountCalls.me.path) ? own : {})
  }
  store.dispatch(signedIn(ann))
  await settled(router)
  stops.push(followLogin(store, router), followTabs(store))
  render(<Application store={store} router={router} />)
  expect(await screen.findByRole('heading', { name: 'Ann' })).toBeVisible()
  return world
}

it('what was cached, written and said for one patient is gone when another signs in in another tab', async () => {
  const { store } = await annAtHome()
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'It itches' } })
  fireEvent.click(screen.getByText('Tell'))
  sessionStorage.setItem('carenest:draft:note', '{"text":"It itches"}')
  act(() => signInElsewhere(bea))
  expect(screen.queryByText('Ann')).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Bea' })).toBeVisible()
  expect(screen.getByLabelText('Note')).toHaveValue('')
  expect(selectToasts(store.getState())).toEqual([])
  expect(sessionStorage).toHaveLength(0)
  expect(asked.at(-1)).toEqual({ path: '/api/Account/Me', token: bea.accessToken.token })
})

it('renewed tokens of the same session leave cache, screen and draft as they are', async () => {
  const { store } = await annAtHome()
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'It itches' } })
  sessionStorage.setItem('carenest:draft:note', '{}')
  act(() => void store.dispatch(tokensRenewed({ accessToken: { token: tokenNamed('ann-2', 'session-a') } })))
  expect(screen.getByRole('heading', { name: 'Ann' })).toBeVisible()
  expect(screen.getByLabelText('Note')).toHaveValue('It itches')
  expect(sessionStorage).toHaveLength(1)
  expect(asked).toHaveLength(1)
})

it('a refused call of one patient is not sent again for the other, whose record lies in storage already', async () => {
  const { store } = await annAtHome((path) =>
    path.endsWith(accountCalls.logout.path) ? Response.json({ code: 'token_expired' }, { status: 401 }) : undefined,
  )
  localStorage.setItem('persist:userDetail', inStorage(bea))
  const { error } = await act(() => store.dispatch(ownAccountApi.endpoints.logout.initiate()))
  expect(error).toBeDefined()
  expect(asked.filter(({ path }) => path.endsWith(accountCalls.logout.path))).toHaveLength(1)
  expect(selectLogin(store.getState())).toEqual(bea)
  expect(await screen.findByRole('heading', { name: 'Bea' })).toBeVisible()
})

it('an answer that comes for one patient when another is there reaches nobody', async () => {
  let come = () => {}
  const late = new Promise<void>((resolve) => (come = resolve))
  let isLate = false
  const { store } = await annAtHome((_, token) =>
    isLate && token === ann.accessToken.token ? late.then(() => Response.json({ name: 'Ann', timeZone: 'UTC' })) : undefined,
  )
  isLate = true
  const call = store.dispatch(ownAccountApi.endpoints.me.initiate(undefined, { forceRefetch: true }))
  await eventually(() => expect(asked).toHaveLength(2))
  act(() => signInElsewhere(bea))
  expect(await screen.findByRole('heading', { name: 'Bea' })).toBeVisible()
  come()
  expect((await act(() => call)).data?.name).not.toBe('Ann')
  expect(screen.getByRole('heading', { name: 'Bea' })).toBeVisible()
})

it('the hub connection is the session’s: another patient has one of their own', async () => {
  const opened: string[] = []
  /** A connection that is made and says nothing more. */
  class Socket {
    onopen?: () => void
    onmessage?: (message: { data: string }) => void
    onclose?: (event: object) => void
    constructor(_address: string, _protocols: unknown, { headers }: { headers: Record<string, string> }) {
      opened.push(headers['Authorization'] ?? '')
      queueMicrotask(() => this.onopen?.())
    }
    send(data: string) {
      const isHandshake = data.includes('"protocol"')
      if (isHandshake) queueMicrotask(() => this.onmessage?.({ data: '{}\u001e' }))
    }
    close() {
      this.onclose?.({ code: 1000 })
    }
  }
  const world = await annAtHome((path, token) =>
    path.endsWith(hubCalls.issueTicket.path) ? Response.json({ ticket: `ticket of ${token}` }, { status: 201 }) : undefined,
  )
  stops.push(followHub(world.store, world.router, { WebSocket: Socket as unknown as typeof WebSocket }))
  await eventually(() => expect(hubState()).toBe('connected'))
  act(() => signInElsewhere(bea))
  await eventually(() => expect(opened).toEqual([ann, bea].map(({ accessToken }) => `Bearer ticket of ${accessToken.token}`)))
})
