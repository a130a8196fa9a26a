import { act, cleanup, render } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { addressOf } from '../../../tests/support/route-table.ts'
import { Application } from '../start/Application.tsx'
import { settled, startKeys, testRouter } from '../testing.tsx'
import { allRoutes } from '../workspaces/all-routes.ts'

/** Visitors, patients, doctors, pharmacies, administrators, companies, staff. */
const userTypes = [undefined, 0, 1, 2, 3, 4, 5] as const

/** Whoever a screen is for sees a plain one; what stands in its place for everybody else is the application's own. */
const routes: PlacedRoute[] = allRoutes.map((route) => ({
  ...route,
  screen: async () => ({
    default: () => (
      <>
        <h1>{`Heading of ${route.path.pattern}`}</h1>
        <p>{`Text of ${route.path.pattern}`}</p>
      </>
    ),
  }),
}))

beforeAll(startKeys)
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
})

it.each(userTypes)('every route shows a person of type %s a heading and text', { timeout: 600_000 }, async (userType) => {
  const world = testRouter(routes, '/about-us', userType)
  world.services.fetch = () => new Promise<Response>(() => {})
  const blank: string[] = []
  await settled(world.router)
  render(<Application store={world.store} router={world.router} />)
  for (const { path } of routes) {
    await act(async () => {
      await world.router.navigate(addressOf(path.pattern))
      await settled(world.router)
    })
    const heading = document.querySelector('h1')?.textContent ?? ''
    const text = document.querySelector('main')?.textContent ?? ''
    // A screen that throws is replaced by a page that says so, which has a heading as well.
    if (heading === '' || heading.startsWith('app.loadFailed') || text.length <= heading.length) blank.push(path.pattern)
  }
  cleanup()
  expect(blank).toEqual([])
})
