import { expect, it } from 'vitest'
import { roles, staffRights, userTypeOf, type StaffRight } from '#contract/kernel/roles.ts'
import { refusalOf, standingOf } from '#shared/session/access.ts'
import { allRoutes, menuOf } from '../workspaces/all-routes.ts'
import { ownFrameOf } from '../layouts/frame.ts'
import { routeItems, routesFor, type RouteText } from './route-items.ts'

const text: RouteText = ({ words }, part) => (part === 'title' ? words.replaceAll('.', ' ') : '')
const everybody = [undefined, ...roles.map(userTypeOf)]

it.each(everybody)('names to userType %s no screen that turns them away, and none that needs a record', (userType) => {
  const mine = routesFor(allRoutes, { userType })
  expect(mine.length).toBeGreaterThan(8)
  for (const { access, needs, path } of mine) {
    expect(refusalOf(access, userType), path.pattern).toBeUndefined()
    expect(standingOf(needs, userType), path.pattern).toBe('welcome')
    expect(path.pattern).not.toMatch(/:|details|-meeting|^$/)
  }
})

it.each(everybody)('leaves nothing out of what userType %s has in the menu and may open', (userType) => {
  const items = routeItems(allRoutes, { userType }, '', text).map(({ to }) => to)
  const menu = menuOf(ownFrameOf(userType), userType).filter(({ needs }) => standingOf(needs, userType) === 'welcome')
  expect(items).toEqual(expect.arrayContaining(menu.map(({ path }) => `/${path.pattern}`)))
})

it('names to staff nothing that only the doctor may do, neither in the menu nor here', () => {
  const signed = [
    '/add-staff',
    '/doctor-prescription',
    '/medical-certificate-setting',
    '/prescription-setting',
    '/doctor-profile',
  ]
  const addresses = (userType: number) => ({
    menu: menuOf('doctor', userType).map(({ path }) => `/${path.pattern}`),
    found: routesFor(allRoutes, { userType }).map(({ path }) => `/${path.pattern}`),
  })
  const [doctor, staff] = [addresses(1), addresses(5)]
  for (const address of signed) {
    expect(doctor.menu).toContain(address)
    expect(staff.menu).not.toContain(address)
    expect(staff.found).not.toContain(address)
  }
})

it('names to staff the areas that they have a right to, as soon as that is known', () => {
  const areas: Readonly<Record<string, StaffRight>> = {
    '/doctor-upcoming-appointment': 'appointments',
    '/doctor-appointment-history': 'appointments',
    '/doctor-availability': 'availability',
    '/doctors-invoices': 'invoices',
    '/doctors-completed-order': 'invoices',
  }
  const menu = (rights?: readonly StaffRight[], userType = 5) =>
    menuOf('doctor', userType, rights).map(({ path }) => `/${path.pattern}`)
  const found = (rights?: readonly StaffRight[]) =>
    routesFor(allRoutes, { userType: 5, rights }).map(({ path }) => `/${path.pattern}`)
  for (const [address, right] of Object.entries(areas)) {
    for (const named of [menu, found]) {
      expect(named([right]), address).toContain(address)
      expect(named(staffRights.filter((other) => other !== right)), address).not.toContain(address)
      expect(named(), address).toContain(address)
    }
    expect(menu([], 1), address).toContain(address)
  }
  expect(menu([])).toContain('/doctor-dashboard')
})

it('finds screens by their names, those that begin so first, of every workspace that is open to the person', () => {
  const found = routeItems(allRoutes, { userType: 3 }, 'admin', text).map(({ to }) => to)
  expect(found).toContain('/admin-dashboard')
  expect(routeItems(allRoutes, { userType: 0 }, 'admin', text)).toEqual([])
  expect(routeItems(allRoutes, { userType: undefined }, 'account routes login', text)[0]?.to).toBe('/login')
  expect(routeItems(allRoutes, { userType: 0 }, 'account routes login', text)).toEqual([])
})

it('names of two screens with one title that of the person’s own workspace', () => {
  const same: RouteText = ({ path }, part) => (part === 'title' && path.pattern.endsWith('test-connection') ? 'Test' : '')
  expect(routeItems(allRoutes, { userType: 1 }, 'test', same).map(({ to }) => to)).toEqual(['/doctor-test-connection'])
  expect(routeItems(allRoutes, { userType: 0 }, 'test', same).map(({ to }) => to)).toEqual(['/user-test-connection'])
})
