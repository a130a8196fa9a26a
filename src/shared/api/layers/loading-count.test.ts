import { expect, it } from 'vitest'
import { loadingCleared, selectLoadingCount } from '../../loading/loading.ts'
import { get, post, send as sendQuietly } from '../request.ts'
import { layerWorld, recorder } from '../testing.ts'
import { loadingCount } from './loading-count.ts'

function heldCalls() {
  const ends: (() => void)[] = []
  const held = recorder(() => new Promise((resolve) => ends.push(() => resolve({ data: null }))))
  return { ...held, end: (call: number) => ends[call]?.() }
}

it('counts calls in flight', async () => {
  const { store, context } = layerWorld()
  const { send, end } = heldCalls()
  const calls = [loadingCount(send)(get('/a'), context), loadingCount(send)(post('/b'), context)]
  expect(selectLoadingCount(store.getState())).toBe(2)
  end(0)
  await calls[0]
  expect(selectLoadingCount(store.getState())).toBe(1)
  end(1)
  await calls[1]
  expect(selectLoadingCount(store.getState())).toBe(0)
})

it('a call that ends after a route change cleared the count takes nothing from newer ones', async () => {
  const { store, context } = layerWorld()
  const { send, end } = heldCalls()
  const old = loadingCount(send)(get('/old'), context)
  store.dispatch(loadingCleared())
  const newer = loadingCount(send)(get('/new'), context)
  end(0)
  await old
  expect(selectLoadingCount(store.getState())).toBe(1)
  end(1)
  await newer
  expect(selectLoadingCount(store.getState())).toBe(0)
})

it('stops counting a call that throws', async () => {
  const { store, context } = layerWorld()
  const { send } = recorder(() => Promise.reject(new Error('aborted')))
  await expect(loadingCount(send)(get('/a'), context)).rejects.toThrow('aborted')
  expect(selectLoadingCount(store.getState())).toBe(0)
})

it.each([
  ['a post told not to show it', post('/a', {}, { loading: false })],
  ['send', sendQuietly('/a')],
  ['a static asset', get('/assets/a.json')],
])('does not count %s', async (_, request) => {
  const { store, context } = layerWorld()
  const { send } = recorder(() => {
    expect(selectLoadingCount(store.getState())).toBe(0)
    return { data: null }
  })
  await loadingCount(send)(request, context)
})
