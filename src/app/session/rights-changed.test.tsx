import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Me } from '#contract/account/schemas.ts'
import type { StaffRight } from '#contract/kernel/roles.ts'
import { emit } from '#shared/hub/bus.ts'
import { ownAccountApi } from '#shared/api/me.ts'
import { selectToasts } from '#shared/toasts/toasts.ts'
import { followHub } from './follow-hub.ts'
import { settled, startKeys, testRouter } from '../testing.tsx'

let rights: StaffRight[]
beforeAll(startKeys)
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.endsWith('/Account/Me') ? Response.json({ rights } as Partial<Me>) : new Promise(() => {}),
  )
})
afterEach(() => vi.unstubAllGlobals())

const changed = () => emit({ seq: 1, kind: 'staff.changed', payload: { id: 'somebody' }, at: '2026-11-20T12:00:00.000Z' })

async function atWork(userType: 1 | 5) {
  rights = ['appointments', 'availability']
  const world = testRouter(undefined, '/doctor-dashboard', userType)
  await settled(world.router)
  const stop = followHub(world.store, world.router)
  await world.store.dispatch(ownAccountApi.endpoints.me.initiate())
  return { ...world, stop }
}

it('says which rights were taken and which given, to whom it concerns', async () => {
  const { store, stop } = await atWork(5)
  rights = ['availability', 'history']
  changed()
  await vi.waitFor(() => expect(selectToasts(store.getState())).toHaveLength(1))
  stop()
  expect(selectToasts(store.getState())).toMatchObject([
    { kind: 'warning', title: 'staff.rightsNow.title', text: 'staff.rightsNow.lost staff.rightsNow.gained' },
  ])
})

it('says nothing to the doctor, who did it', async () => {
  const { store, stop } = await atWork(1)
  rights = []
  changed()
  await new Promise((resolve) => setTimeout(resolve))
  stop()
  expect(selectToasts(store.getState())).toEqual([])
})
