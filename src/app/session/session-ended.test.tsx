import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { selectLogin } from '#shared/session/login.ts'
import { selectToasts } from '#shared/toasts/toasts.ts'
import { emit } from '#shared/hub/bus.ts'
import { ownAccountApi } from '#shared/api/me.ts'
import { followHub } from './follow-hub.ts'
import { settled, startKeys, testRouter } from '../testing.tsx'

beforeAll(startKeys)
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => vi.unstubAllGlobals())

const ended = () => emit({ seq: null, kind: 'session.ended', payload: {}, at: '2026-11-20T12:00:00.000Z' })

async function doctorAtWork() {
  const world = testRouter(undefined, '/doctor-dashboard', 1)
  await settled(world.router)
  return { ...world, stop: followHub(world.store, world.router) }
}

it('a session ended elsewhere ends here: signed out, told once, at home', async () => {
  const { store, router, stop } = await doctorAtWork()
  ended()
  ended()
  await settled(router)
  stop()
  expect(selectLogin(store.getState())).toBeUndefined()
  expect(router.state.location.pathname).toBe('/home')
  expect(selectToasts(store.getState())).toMatchObject([{ kind: 'information', title: 'app.sessionEnded.title' }])
})

it('whoever is signing out here is not told what they know', async () => {
  const { store, stop } = await doctorAtWork()
  void store.dispatch(ownAccountApi.endpoints.logout.initiate())
  ended()
  stop()
  expect(selectToasts(store.getState())).toEqual([])
})
