import { cleanup, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listed } from '#contract/capabilities.ts'
import { paths } from '#shared/paths.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { addressOf } from '../../../tests/support/route-table.ts'
import { Application } from '../start/Application.tsx'
import { settled, startKeys, testRouter } from '../testing.tsx'
import { allRoutes } from '../workspaces/all-routes.ts'

const id = '01990000-0000-7000-8000-000000000001'

/** Of one record: by the name in its path, or as `?id=`. */
const linkTo = (pattern: string) => (pattern.includes(':') ? `/${pattern.replace(/:\w+/g, id)}` : `/${pattern}?id=${id}`)

type Addresses = Readonly<Record<string, readonly string[]>>
const ofCapabilities = import.meta.glob<{ askedAddresses: Addresses }>('../../features/*/testing/asked-addresses.ts', {
  eager: true,
})

/** Addresses that say what their screens ask, also in `features/<capability>/testing`; of all others the path is enough, or a record's. */
const telling: Addresses = {
  ...Object.fromEntries(listed('recordScreens').map((name) => [paths[name].pattern, [linkTo(paths[name].pattern)]])),
  [paths.ecommerce.pattern]: [
    paths.ecommerce.link(),
    paths.ecommerce.link({ audience: 'pets', category: 'food', q: ' hay ', sort: 'none', stock: 'in' }),
    paths.ecommerce.link({ id, category: 'food' }),
  ],
  [paths.blogs.pattern]: ['/blogs', '/blogs?category=dogs&q=teeth', '/blogs?category=gossip'],
  [paths.advertisementManagement.pattern]: [
    '/advertisement-management',
    '/advertisement-management?tab=posts',
    '/advertisement-management?tab=posts&state=draft&sort=none&q=teeth',
  ],
  [paths.notifications.pattern]: ['/notifications', '/notifications?unread=true'],
  [paths.userAppointmentList.pattern]: [
    '/user-appointment-list',
    '/user-appointment-list?tab=past&q=cough&mode=video&from=2026-11-01&to=never',
  ],
  [paths.doctorUpcomingAppointment.pattern]: [
    '/doctor-upcoming-appointment',
    '/doctor-upcoming-appointment?tab=none',
    '/doctor-upcoming-appointment?view=week&day=2026-11-23',
  ],
  [paths.doctorAppointmentHistory.pattern]: [
    '/doctor-appointment-history',
    '/doctor-appointment-history?tab=cancelled&q=ann&mode=video&from=2026-11-01',
  ],
  [paths.doctorsInvoices.pattern]: [
    '/doctors-invoices',
    '/doctors-invoices?show=paid&q=ann&from=2026-11-01&period=year&at=2025-03-02',
    `/doctors-invoices?id=${id}`,
  ],
  [paths.doctorsCompletedOrder.pattern]: [
    '/doctors-completed-order',
    '/doctors-completed-order?tab=open&payment=unpaid&q=ann',
    `/doctors-completed-order?id=${id}`,
  ],
  ...Object.assign({}, ...Object.values(ofCapabilities).map(({ askedAddresses }) => askedAddresses)),
}

const modules = await Promise.all(allRoutes.map(async (route) => ({ route, module: await route.screen() })))
const asking = modules
  .filter(({ module }) => module.default.preload)
  .flatMap(({ route }) => (telling[route.path.pattern] ?? [addressOf(route.path.pattern)]).map((address) => ({ route, address })))

/** Who sees the screens that are not everybody's or a patient's. */
const userTypes: { readonly [access: string]: number } = { doctor: 1, pharmacy: 2, admin: 3, company: 4 }

/** Opens the screen with all calls unanswered: what was asked before it was drawn, and by the time it stands. */
async function open(route: PlacedRoute, address: string) {
  const asked: string[] = []
  const world = testRouter([route], address, userTypes[route.needs ?? route.access] ?? 0)
  world.services.fetch = async ({ method, url }) => {
    // The frame asks for a call that goes on, and for what lies in the cart, by itself once its own chunks have come.
    const isOfFrame = url.endsWith('/live-meeting') || (url.endsWith('/cart') && address !== paths.cart.link())
    if (!isOfFrame) asked.push(`${method} ${url}`)
    return new Promise<Response>(() => {})
  }
  await settled(world.router)
  const early = [...asked]
  render(<Application store={world.store} router={world.router} />)
  expect(await screen.findByRole('main')).not.toBeEmptyDOMElement()
  return { early, all: asked }
}

beforeAll(startKeys)
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
})

it.each(asking)('asks at $address before the screen is drawn only what the screen asks', async ({ route, address }) => {
  const preloaded = await open(route, address)
  cleanup()
  const { default: Screen } = await route.screen()
  const alone = await open({ ...route, screen: async () => ({ default: () => <Screen /> }) }, address)
  expect(preloaded.early.length).toBeGreaterThan(0)
  expect(alone.early).toEqual([])
  expect(preloaded.all.toSorted()).toEqual(alone.all.toSorted())
})

const recordPatterns = new Set<string>(listed('recordScreens').map((name) => paths[name].pattern))
const ofOneRecord = [...new Set(asking.map(({ route }) => route))].filter(
  ({ path: { pattern } }) => recordPatterns.has(pattern) && !pattern.includes(':'),
)

it.each(ofOneRecord)('asks nothing where the address names no record: $path.pattern', async (route) => {
  expect(ofOneRecord.length).toBeGreaterThanOrEqual(4)
  const { all } = await open(route, `/${route.path.pattern}`)
  expect(all.filter((asked) => !/(Me|unread-count|chat-unread)$/.test(asked))).toEqual([])
})
