import type { Page, Request } from '@playwright/test'
import { allRoutes } from '#app/workspaces/all-routes.ts'
import { roles, userTypeOf } from '#contract/kernel/roles.ts'
import { standingOf } from '#shared/session/access.ts'
import { addressOf, expectedPath, patterns } from '../../tests/support/route-table.ts'
import { demonstration } from '../support/accounts.ts'
import { chunksOf } from '../support/build.ts'
import { goTo, titleOf } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

const isScript = (request: Request) => request.resourceType() === 'script'

/** Goes to every route as a click would, and says where the person ended. */
async function visitAll(page: Page, userType: number | undefined): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const pattern of patterns) {
    const expected = expectedPath(pattern, userType)
    await goTo(page, addressOf(pattern), { expected, title: titleOf(expected) })
    found[pattern] = new URL(page.url()).pathname
  }
  return found
}

/** Scripts of the screens that this person may see, and of those they may not: by the guards, or by whose data a public screen shows. */
function scriptsFor(userType: number | undefined): { own: Set<string>; foreign: Set<string> } {
  const isOwn = (route: (typeof allRoutes)[number]) => {
    const { pattern } = route.path
    return expectedPath(pattern, userType) === addressOf(pattern) && standingOf(route.needs, userType) === 'welcome'
  }
  const own = new Set(allRoutes.filter(isOwn).flatMap(chunksOf))
  const others = allRoutes.filter((route) => !isOwn(route)).flatMap(chunksOf)
  return { own, foreign: new Set(others.filter((chunk) => !own.has(chunk))) }
}

test.describe.configure({ mode: 'parallel' })

for (const role of [undefined, ...roles]) {
  test(`${role ?? 'visitor'}: all 111 routes lead where the table says, and no foreign screen is downloaded`, async ({
    open,
    console,
  }) => {
    // Screens that are asked for a record nobody has are told so by the server.
    console.allow(/the server responded with a status of 4(04|22|03)/)
    const userType = role && userTypeOf(role)
    const page = await open(role && (await demonstration(role)).login)
    const scripts: string[] = []
    page.context().on('request', (request) => void (isScript(request) && scripts.push(new URL(request.url()).pathname)))
    await page.goto('/about-us')
    const found = await visitAll(page, userType)
    expect(found).toEqual(Object.fromEntries(patterns.map((pattern) => [pattern, expectedPath(pattern, userType)])))
    const { own, foreign } = scriptsFor(userType)
    expect(foreign.size).toBeGreaterThan(0)
    expect(scripts.filter((script) => foreign.has(script))).toEqual([])
    expect(scripts).toEqual(expect.arrayContaining([...own]))
  })
}

for (const [who, address, end] of [
  [undefined, '/user-settings', '/home'],
  [undefined, '/doctor-availability', '/doctor-login'],
  [undefined, '/user-list', '/admin-login'],
  ['patient', '/login', '/user-dashboard'],
  ['staff', '/doctor-login', '/home'],
  ['staff', '/doctor-dashboard', '/doctor-dashboard'],
  ['pharmacy', '/admin-login', '/pharma-dashboard'],
  ['company', '/user-list', '/coupons'],
] as const) {
  test(`typed into the address bar by ${who ?? 'a visitor'}, ${address} leads to ${end}`, async ({ open }) => {
    const page = await open(who && (await demonstration(who)).login)
    await page.goto(address)
    await expect(page).toHaveURL(end)
    await expect(page.locator('main h1')).toBeVisible()
  })
}
