// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { get } from '../request.ts'
import { layerWorld, recorder } from '../testing.ts'
import { offline } from './offline.ts'

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

afterEach(() => vi.restoreAllMocks())

it('drops the request and says so in the words of the specification', async () => {
  goOffline()
  const { store, context } = layerWorld()
  const { seen, send } = recorder()
  const answer = await offline(send)(get('/doctors'), context)
  expect(seen).toEqual([])
  expect(answer.error?.code).toBe('offline')
  expect(store.getState().toasts).toMatchObject([
    { kind: 'error', title: 'Error', text: 'You are offline, please connect to internet and retry' },
  ])
})

it('says it once for requests that are dropped together', async () => {
  goOffline()
  const { store, context } = layerWorld()
  const { send } = recorder()
  await Promise.all([offline(send)(get('/doctors'), context), offline(send)(get('/plans'), context)])
  expect(store.getState().toasts).toHaveLength(1)
})

it('lets static assets pass offline, and everything pass online', async () => {
  const { store, context } = layerWorld()
  const { seen, send } = recorder()
  await offline(send)(get('/doctors'), context)
  goOffline()
  await offline(send)(get('/assets/logo.svg'), context)
  expect(seen.map(({ path }) => path)).toEqual(['/doctors', '/assets/logo.svg'])
  expect(store.getState().toasts).toEqual([])
})
