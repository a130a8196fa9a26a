import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedIn, signedOut } from '#shared/session/login.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { addressOf, expectedPath, patterns, specifiedPatterns } from '../../../tests/support/route-table.ts'
import { followLogin } from '../session/session-effects.ts'
import { loginAs, settled, startKeys, testRouter } from '../testing.tsx'
import { allRoutes } from '../workspaces/all-routes.ts'

const visitors = [undefined, 0, 1, 2, 3, 4, 5, 6] as const
function spied() {
  const downloaded: string[] = []
  const routes: PlacedRoute[] = allRoutes.map((route) => ({
    ...route,
    screen: async () => {
      downloaded.push(addressOf(route.path.pattern))
      return { default: () => null }
    },
  }))
  return { downloaded, routes }
}

beforeAll(startKeys)
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', vi.fn())
})

it('has each of the 111 routes of the table once, and no other but those that were added', () => {
  expect(specifiedPatterns).toHaveLength(111)
  expect(allRoutes.map(({ path }) => path.pattern).toSorted()).toEqual(patterns.toSorted())
})

describe.each(visitors)('a person of type %s', (userType) => {
  it('ends where the table says on every route, and downloads no screen on the way', async () => {
    const { routes, downloaded } = spied()
    const { router } = testRouter(routes, '/about-us', userType)
    await settled(router)
    const found: Record<string, string> = {}
    const foreign: string[] = []
    for (const pattern of patterns) {
      downloaded.length = 0
      await router.navigate(addressOf(pattern))
      await settled(router)
      const { pathname } = router.state.location
      found[pattern] = pathname
      foreign.push(...downloaded.filter((address) => address !== pathname))
    }
    expect(found).toEqual(Object.fromEntries(patterns.map((pattern) => [pattern, expectedPath(pattern, userType)])))
    expect(foreign).toEqual([])
  })
})

it('a public screen with somebody’s own data is not downloaded for a visitor or for another role', async () => {
  const cases = [
    [undefined, '/user-dashboard'],
    [2, '/user-dashboard'],
    [0, '/pharma-dashboard'],
    [0, '/doctors-invoices'],
  ] as const
  for (const [userType, address] of cases) {
    const { routes, downloaded } = spied()
    const { router } = testRouter(routes, address, userType)
    await settled(router)
    expect([router.state.location.pathname, downloaded]).toEqual([address, []])
  }
})

it('an unknown path shows the not-found page and stays', async () => {
  const { router } = testRouter(spied().routes, '/nonsense/deeper')
  await settled(router)
  expect(router.state.location.pathname).toBe('/nonsense/deeper')
  expect(router.state.matches.at(-1)?.route.path).toBe('*')
})

describe('signing in on a page for visitors', () => {
  const signInAt = async (address: string, userType = 0) => {
    const { store, router } = testRouter(spied().routes, address)
    await settled(router)
    const stop = followLogin(store, router)
    store.dispatch(signedIn(loginAs(userType)))
    await settled(router)
    stop()
    return router.state.location.pathname + router.state.location.search
  }

  it('leads to the role’s start page', async () => expect(await signInAt('/login')).toBe('/user-dashboard'))

  it('leads staff to the workspace of their doctor', async () =>
    expect(await signInAt('/doctor-login', 5)).toBe('/doctor-dashboard'))

  it('leads back to where the person wanted to go', async () =>
    expect(await signInAt('/login?returnTo=%2Fuser-appointment-details%3Fid%3D7')).toBe('/user-appointment-details?id=7'))

  it.each(['https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)', 'user-dashboard'])(
    'never leads to %s',
    async (target) => expect(await signInAt(`/login?returnTo=${encodeURIComponent(target)}`)).toBe('/user-dashboard'),
  )
})

it('signing out in another tab asks the rule of the shown route again', async () => {
  const { store, router } = testRouter(spied().routes, '/doctor-availability', 5)
  await settled(router)
  const stop = followLogin(store, router)
  store.dispatch(signedOut())
  await settled(router)
  stop()
  expect(router.state.location.pathname).toBe('/doctor-login')
})

it('asks view-doctor-details again when parameters or query change, other screens when the path does', async () => {
  const { routes, downloaded } = spied()
  const { router } = testRouter(routes, '/view-doctor-details?id=1')
  await settled(router)
  await router.navigate('/view-doctor-details?id=2')
  expect(downloaded).toEqual(['/view-doctor-details', '/view-doctor-details'])
  downloaded.length = 0
  await router.navigate('/doctors-list')
  await router.navigate('/doctors-list?speciality=cardiology')
  expect(downloaded).toEqual(['/doctors-list'])
})
