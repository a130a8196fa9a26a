import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadScreens } from './preload-screens.ts'

const screen = (come: () => Promise<unknown>) => ({ screen: vi.fn(come as () => Promise<{ default: () => null }>) })
const coming = () => screen(() => Promise.resolve({ default: () => null }))
const bring = (routes: readonly ReturnType<typeof screen>[]) =>
  preloadScreens(
    routes.map((route) => ({ access: 'patient', ...route })),
    0,
  )

let idle: (() => void)[]
/** An idle moment, and what comes of it. */
const pass = async () => {
  idle.splice(0).forEach((action) => action())
  await Promise.resolve()
  await Promise.resolve()
}

beforeEach(() => {
  idle = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('requestIdleCallback', (action: () => void) => idle.push(action))
  vi.stubGlobal('cancelIdleCallback', () => idle.splice(0))
})
afterEach(() => vi.unstubAllGlobals())

test('screens are brought one after the other, each in an idle moment of its own', async () => {
  const routes = [coming(), coming()]
  bring(routes)
  expect(routes[0]!.screen).not.toHaveBeenCalled()
  await pass()
  expect(routes[0]!.screen).toHaveBeenCalledOnce()
  expect(routes[1]!.screen).not.toHaveBeenCalled()
  await pass()
  expect(routes[1]!.screen).toHaveBeenCalledOnce()
})

test('a screen that does not come ends it without a word: nothing further is asked of a broken network', async () => {
  const routes = [screen(() => Promise.reject(new Error('no network'))), coming()]
  bring(routes)
  await pass()
  await pass()
  expect(routes[1]!.screen).not.toHaveBeenCalled()
})

test('stopped before, between or while a screen comes, nothing more is asked for', async () => {
  const before = [coming()]
  bring(before)()
  await pass()
  expect(before[0]!.screen).not.toHaveBeenCalled()

  const during = [coming(), coming()]
  const stop = bring(during)
  idle.splice(0).forEach((action) => action())
  stop()
  await pass()
  await pass()
  expect(during[1]!.screen).not.toHaveBeenCalled()
})

test('screens that are not for this person are left alone', async () => {
  const foreign = [
    { access: 'doctor', ...coming() },
    { access: 'public', needs: 'pharmacy', ...coming() },
  ] as const
  const own = { access: 'public', needs: 'patient', ...coming() } as const
  preloadScreens([...foreign, own], 0)
  await pass()
  expect(own.screen).toHaveBeenCalledOnce()
  for (const route of foreign) expect(route.screen).not.toHaveBeenCalled()
})

test('who saves data, or is offline, is spared', async () => {
  const routes = [coming()]
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
  bring(routes)
  await pass()
  vi.stubGlobal('navigator', { onLine: false })
  bring(routes)
  await pass()
  expect(routes[0]!.screen).not.toHaveBeenCalled()
})

test('parts come after all screens', async () => {
  const route = coming()
  const part = vi.fn(() => Promise.resolve())
  preloadScreens([{ access: 'patient', ...route }], 0, [part])
  await pass()
  expect(route.screen).toHaveBeenCalledOnce()
  expect(part).not.toHaveBeenCalled()
  await pass()
  expect(part).toHaveBeenCalledOnce()
})

test('what the person waits for comes first: nothing is brought while the screen still asks', async () => {
  vi.useFakeTimers()
  const route = coming()
  let isAsking = true
  preloadScreens([{ access: 'patient', ...route }], 0, [], () => isAsking)
  await pass()
  vi.advanceTimersByTime(1000)
  await pass()
  expect(route.screen).not.toHaveBeenCalled()
  isAsking = false
  vi.advanceTimersByTime(1000)
  await pass()
  expect(route.screen).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
