// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LoginRecord, loginFollowed, selectLogin, signedOut, tokensRenewed } from '../../session/login.ts'
import { storedLoginKey } from '../../session/stored-login.ts'
import { apiErrorOf, noAnswer } from '../api-error.ts'
import type { Answer } from '../layer.ts'
import { type ApiRequest, get, post } from '../request.ts'
import { layerWorld, loginWith, recorder, tokenNamed } from '../testing.ts'
import { bearer, tokenOf } from './bearer.ts'
import { renewal } from './renewal.ts'
import { eventually } from '../../../../tests/support/eventually.ts'

const renewalPath = '/api/Account/RenewAccessToken'
const unauthorized: Answer = { error: apiErrorOf(401, { code: 'not_signed_in' }) }
const renewed: Answer = { data: { accessToken: { token: tokenNamed('new') }, refreshToken: { token: 'refresh-2' } } }

/** A server that takes only the token `new`, and renews as told. */
function serverThat(renews: () => Answer | Promise<Answer>) {
  const server = recorder((request: ApiRequest) => {
    if (request.path === renewalPath) return renews()
    return tokenOf(request) === tokenNamed('new') ? { data: request.path } : unauthorized
  })
  const through = bearer(renewal(renewalPath)(server.send))
  const renewals = () => server.seen.filter(({ path }) => path === renewalPath)
  return { ...server, through, renewals }
}

/** Puts a login record where all tabs find it. */
function store(login: LoginRecord) {
  const fields = Object.entries(login).map(([name, value]) => [name, JSON.stringify(value)])
  localStorage.setItem(storedLoginKey, JSON.stringify(Object.fromEntries(fields)))
}

/** The turn to renew, taken by another tab until it ends it. */
function takeTurn() {
  let end = () => {}
  let asked = () => {}
  const isOver = new Promise<void>((resolve) => (end = resolve))
  const isAskedFor = new Promise<void>((resolve) => (asked = resolve))
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, ...[first, second]: [object, (lock: null) => unknown] | [() => unknown]) => {
        if (second) return second(null)
        asked()
        await isOver
        return (first as () => unknown)()
      },
    },
  })
  return { end, isAskedFor }
}

/** A refused call whose renewal has waited for another tab's turn, which is over without a token in sight. */
async function afterAnotherTab() {
  store(loginWith('old'))
  const turn = takeTurn()
  const server = serverThat(() => renewed)
  const call = server.through(get('/api/a'), layerWorld(loginWith('old')).context)
  await turn.isAskedFor
  turn.end()
  return { server, call }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a 401', () => {
  it('renews with the refresh token and retries once with the new access token', async () => {
    const { store, context } = layerWorld(loginWith('old'))
    const server = serverThat(() => renewed)
    expect(await server.through(get('/api/a'), context)).toEqual({ data: '/api/a' })
    expect(server.renewals()).toMatchObject([
      { method: 'POST', body: { refreshToken: 'refresh-1' }, headers: { Authorization: `Bearer ${tokenNamed('old')}` } },
    ])
    expect(selectLogin(store.getState())).toEqual(loginWith('new', 'refresh-2'))
  })

  it('keeps the refresh token when the answer carries only an access token', async () => {
    const { store, context } = layerWorld(loginWith('old'))
    await serverThat(() => ({ data: { accessToken: { token: tokenNamed('new') } } })).through(get('/api/a'), context)
    expect(selectLogin(store.getState())).toEqual(loginWith('new', 'refresh-1'))
  })

  it('is given to the caller when it comes again after the retry', async () => {
    const { context } = layerWorld(loginWith('old'))
    const server = serverThat(() => ({ data: { accessToken: { token: tokenNamed('still-refused') } } }))
    expect((await server.through(get('/api/a'), context)).error?.status).toBe(401)
    expect(server.renewals()).toHaveLength(1)
    expect(server.seen).toHaveLength(3)
  })

  it('shares one renewal with all that fail together', async () => {
    const { context } = layerWorld(loginWith('old'))
    const server = serverThat(() => renewed)
    const answers = await Promise.all(['/api/a', '/api/b', '/api/c'].map((path) => server.through(get(path), context)))
    expect(answers).toEqual([{ data: '/api/a' }, { data: '/api/b' }, { data: '/api/c' }])
    expect(server.renewals()).toHaveLength(1)
  })

  it('that comes late, for an old token, retries with the new one and renews nothing', async () => {
    const { store, context } = layerWorld(loginWith('old'))
    let late: (answer: Answer) => void = () => {}
    const server = recorder((request) =>
      tokenOf(request) === tokenNamed('new') ? { data: 'ok' } : new Promise<Answer>((resolve) => (late = resolve)),
    )
    const call = bearer(renewal(renewalPath)(server.send))(get('/api/a'), context)
    store.dispatch(tokensRenewed({ accessToken: { token: tokenNamed('new') } }))
    late(unauthorized)
    expect(await call).toEqual({ data: 'ok' })
    expect(server.seen.map(({ path }) => path)).toEqual(['/api/a', '/api/a'])
  })

  it('takes the token that another tab has renewed, without renewing', async () => {
    const { store: ours, context } = layerWorld(loginWith('old'))
    const theirs = loginWith('new', 'refresh-2')
    store(theirs)
    const server = serverThat(() => renewed)
    expect(await server.through(get('/api/a'), context)).toEqual({ data: '/api/a' })
    expect(server.renewals()).toEqual([])
    expect(selectLogin(ours.getState())).toEqual(theirs)
  })

  it('renews nothing after another tab did, though what that tab stored comes after its turn', async () => {
    const { server, call } = await afterAnotherTab()
    await Promise.resolve()
    store(loginWith('new', 'refresh-2'))
    dispatchEvent(new StorageEvent('storage'))
    expect(await call).toEqual({ data: '/api/a' })
    expect(server.renewals()).toEqual([])
  })

  it('renews after another tab that could not', async () => {
    vi.useFakeTimers()
    const { server, call } = await afterAnotherTab()
    await vi.runAllTimersAsync()
    expect(await call).toEqual({ data: '/api/a' })
    expect(server.renewals()).toHaveLength(1)
  })

  it('is asked again with the token of another tab that comes while this one renews', async () => {
    const { context } = layerWorld(loginWith('old'))
    const server = serverThat(() => {
      context.dispatch(loginFollowed(loginWith('new', 'refresh-2')))
      return { data: { accessToken: { token: tokenNamed('newer') } } }
    })
    expect(await server.through(get('/api/a'), context)).toEqual({ data: '/api/a' })
  })

  it('of a visitor, of a sign-in and of any other refusal passes to the caller without a message', async () => {
    const visitor = layerWorld()
    const signingIn = layerWorld(loginWith('old'))
    const server = serverThat(() => renewed)
    expect((await server.through(get('/api/a'), visitor.context)).error?.status).toBe(401)
    expect((await server.through({ ...get('/api/a'), keepsSession: true }, signingIn.context)).error?.status).toBe(401)
    expect(server.renewals()).toEqual([])
    const forbidden = renewal(renewalPath)(recorder(() => ({ error: apiErrorOf(403, { code: 'forbidden' }) })).send)
    expect((await bearer(forbidden)(get('/api/a'), signingIn.context)).error?.code).toBe('forbidden')
    expect([...visitor.store.getState().toasts, ...signingIn.store.getState().toasts]).toEqual([])
  })
})

describe('another patient', () => {
  const other = loginWith('other', 'refresh-o', 'session-2')
  const names = (requests: readonly ApiRequest[]) => requests.map((request) => `${request.path} ${tokenOf(request)}`)
  const booking = post('/api/appointments', { slot: 'a' })

  it('in storage: the refused call goes to its caller, and not out again with the other’s token', async () => {
    const { store: ours, context } = layerWorld(loginWith('old'))
    store(other)
    const server = serverThat(() => renewed)
    expect((await server.through(booking, context)).error?.status).toBe(401)
    expect(names(server.seen)).toEqual([`${booking.path} ${tokenNamed('old')}`])
    expect(selectLogin(ours.getState())).toEqual(other)
  })

  it('taken over before the refusal comes: nothing is sent again', async () => {
    const { store: ours, context } = layerWorld(loginWith('old'))
    const server = recorder(() => {
      ours.dispatch(loginFollowed(other))
      return unauthorized
    })
    const answer = await bearer(renewal(renewalPath)(server.send))(booking, context)
    expect(answer.error?.status).toBe(401)
    expect(server.seen).toHaveLength(1)
  })

  it.each([
    ['answered', renewed],
    ['refused', unauthorized],
  ])('whose record is stored while this session’s renewal is %s keeps it', async (_, answer) => {
    const { store: ours, context, ended } = layerWorld(loginWith('old'))
    const server = serverThat(() => {
      store(other)
      return answer
    })
    expect((await server.through(booking, context)).error?.status).toBe(401)
    expect(server.seen.filter(({ path }) => path === booking.path)).toHaveLength(1)
    expect(selectLogin(ours.getState())).toEqual(other)
    expect([ended, ours.getState().toasts]).toEqual([[], []])
  })

  it('has a renewal of their own while the one before them waits for theirs', async () => {
    const { store: ours, context } = layerWorld(loginWith('old'))
    let answer: (answer: Answer) => void = () => {}
    const theirs: Answer = { data: { accessToken: { token: tokenNamed('theirs', 'session-2') } } }
    const server = recorder((request) => {
      if (request.path !== renewalPath)
        return tokenOf(request) === tokenNamed('theirs', 'session-2') ? { data: request.path } : unauthorized
      return tokenOf(request) === tokenNamed('old') ? new Promise<Answer>((resolve) => (answer = resolve)) : theirs
    })
    const through = bearer(renewal(renewalPath)(server.send))
    const first = through(booking, context)
    await eventually(() => expect(server.seen).toHaveLength(2))
    ours.dispatch(loginFollowed(other))
    expect(await through(get('/api/a'), context)).toEqual({ data: '/api/a' })
    answer(renewed)
    expect((await first).error?.status).toBe(401)
    expect(selectLogin(ours.getState())?.accessToken.token).toBe(tokenNamed('theirs', 'session-2'))
  })
})

describe('a renewal', () => {
  it.each([
    ['refused', { error: apiErrorOf(401, { code: 'renewal_refused' }) }],
    ['answered with 400', { error: apiErrorOf(400, undefined) }],
    ['answered without a token', { data: {} }],
  ])('%s ends the session once, with the words of the specification', async (_, answer) => {
    const { store, context, ended } = layerWorld(loginWith('old'))
    const server = serverThat(() => answer)
    const answers = await Promise.all([server.through(get('/api/a'), context), server.through(get('/api/b'), context)])
    expect(answers.map(({ error }) => error?.status)).toEqual([401, 401])
    expect(ended).toEqual(['ended'])
    expect(store.getState().toasts).toMatchObject([{ title: 'Error', text: 'Session expired. Please login again.' }])
    expect(server.seen).toHaveLength(3)
  })

  it.each([
    ['the network fails', { error: noAnswer('network') }],
    ['the server is in trouble', { error: apiErrorOf(503, undefined) }],
  ])('keeps the session when %s, and the next request may renew', async (_, answer) => {
    const { store, context, ended } = layerWorld(loginWith('old'))
    let isDown = true
    const server = serverThat(() => (isDown ? answer : renewed))
    expect((await server.through(get('/api/a'), context)).error?.status).toBe(401)
    expect(ended).toEqual([])
    expect(selectLogin(store.getState())).toEqual(loginWith('old'))
    expect(store.getState().toasts).toEqual([])
    isDown = false
    expect(await server.through(get('/api/a'), context)).toEqual({ data: '/api/a' })
  })

  it('answered after the person signed out brings no session back', async () => {
    const { store, context } = layerWorld(loginWith('old'))
    const server = serverThat(() => {
      store.dispatch(signedOut())
      return renewed
    })
    expect((await server.through(get('/api/a'), context)).error?.status).toBe(401)
    expect(selectLogin(store.getState())).toBeUndefined()
  })
})
