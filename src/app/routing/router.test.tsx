import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { render, screen } from '@testing-library/react'
import { callStarted, selectLoadingCount } from '#shared/loading/loading.ts'
import { paths } from '#shared/paths.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { Application } from '../start/Application.tsx'
import { settled, startKeys, testRouter } from '../testing.tsx'
import { eventually } from '../../../tests/support/eventually.ts'

const routeTo = (path: PlacedRoute['path'], load: PlacedRoute['screen']): PlacedRoute => ({
  path,
  access: 'public',
  workspace: 'public',
  words: 'site.routes.home',
  icon: 'home',
  screen: load,
})
const named = (name: string) => async () => ({ default: () => <h1>{name}</h1> })

/** Screens A and B, and C whose chunk does not come until it is mended. */
function world(address = paths.aboutUs.link()) {
  const c = { isBroken: true }
  const routes = [
    routeTo(paths.aboutUs, named('A')),
    routeTo(paths.blogs, named('B')),
    routeTo(paths.privacy, () => (c.isBroken ? Promise.reject(new Error('chunk')) : named('C')())),
  ]
  return { c, ...testRouter(routes, address) }
}

function show({ store, router }: ReturnType<typeof world>) {
  return render(<Application store={store} router={router} />)
}

const scrollTo = vi.fn<typeof window.scrollTo>()
beforeAll(startKeys)
beforeEach(() => {
  localStorage.clear()
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
})
afterEach(() => vi.restoreAllMocks())

it.each([
  [true, 'Something went wrong at our end'],
  [false, 'You are offline, please connect to internet and retry'],
])(
  'a screen that does not load (online: %s) leaves the old one with a toast, and the next click tries again',
  async (online, text) => {
    const shown = world()
    show(shown)
    expect(await screen.findByRole('heading', { level: 1, name: 'A' })).toBeVisible()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)

    await shown.router.navigate(paths.privacy.link())
    await settled(shown.router)
    expect(screen.getByRole('heading', { level: 1, name: 'A' })).toBeVisible()
    expect(shown.router.state.location.pathname).toBe('/about-us')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(scrollTo).not.toHaveBeenCalled()

    shown.c.isBroken = false
    await shown.router.navigate(paths.privacy.link())
    expect(await screen.findByRole('heading', { level: 1, name: 'C' })).toBeVisible()
  },
)

it('a first screen that does not load shows a page with a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  show(world(paths.privacy.link()))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong at our end')
  expect(screen.getByRole('button')).toBeVisible()
})

it('a first screen that does not come for lack of a connection says so in the visitors’ frame', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(world(paths.privacy.link()))
  expect(await screen.findByRole('heading', { level: 1, name: 'patterns.offlineTitle' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'app.loadFailed.retry' })).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
})

it('each navigation scrolls to the top and puts the focus on the new heading', async () => {
  const shown = world()
  show(shown)
  await screen.findByRole('heading', { level: 1, name: 'A' })
  await shown.router.navigate(paths.blogs.link())
  const heading = await screen.findByRole('heading', { level: 1, name: 'B' })
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' })
  await eventually(() => expect(heading).toHaveFocus())
})

it('a filter written into the address moves neither page nor focus', async () => {
  const shown = world()
  show(shown)
  await screen.findByRole('heading', { level: 1, name: 'A' })
  await shown.router.navigate('/about-us?search=cat', { replace: true })
  await settled(shown.router)
  expect(scrollTo).not.toHaveBeenCalled()
})

it('the loading indicator is cleared when a route change completes, is cancelled or fails', async () => {
  const shown = world()
  const { store, router } = shown
  await settled(router)
  const count = () => selectLoadingCount(store.getState())

  store.dispatch(callStarted('one'))
  await router.navigate(paths.blogs.link())
  expect(count()).toBe(0)

  store.dispatch(callStarted('two'))
  await router.navigate(paths.privacy.link())
  await settled(router)
  expect(count()).toBe(0)

  const cancelled = router.navigate(paths.aboutUs.link())
  store.dispatch(callStarted('three'))
  const other = router.navigate(paths.aboutUs.link({ again: true }))
  expect(count()).toBe(0)
  await Promise.all([cancelled, other])
})
