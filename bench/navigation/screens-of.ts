import { allRoutes } from '#app/workspaces/all-routes.ts'
import { listed } from '#contract/capabilities.ts'
import type { LoginRecord } from '#contract/account/schemas.ts'
import { paths } from '#shared/paths.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { refusalOf, standingOf } from '#shared/session/access.ts'
import { detailsOf } from './details.ts'
import { asked, type Role } from './person.ts'

const isWhole = (address: string) => !address.includes(':') && !address.includes('*')

/**
 * The addresses of a role's workspace: all that this person may open, or only those that show something. Screens that need a record
 * get one; those whose record this person has none of are left out.
 */
export async function screensOf(
  role: Role,
  url: string,
  login: LoginRecord,
): Promise<{ readonly finished: readonly string[]; readonly all: readonly string[] }> {
  const mayOpen = ({ workspace, access, needs }: PlacedRoute) =>
    (workspace === role || workspace === 'own') &&
    refusalOf(access, login.userType) === undefined &&
    standingOf(needs, login.userType) === 'welcome'
  const firstOf = async (path: string) => {
    const { items } = await asked<{ items: { id: string }[] }>(url, login, path)
    return items[0]?.id ?? ''
  }
  const details = await detailsOf(role, firstOf)
  const found = allRoutes.filter(mayOpen).map((route) => ({
    address: details[route.path.pattern] ?? `/${route.path.pattern}`,
    finished: !needsRecord(route, details),
  }))
  const whole = found.filter(({ address }) => isWhole(address))
  return {
    finished: whole.filter(({ finished }) => finished).map(({ address }) => address),
    all: whole.map(({ address }) => address),
  }
}

/** Screens of one record without a record show that it was not found: no figure of theirs. */
const recordScreens = new Set<string>(listed('recordScreens').map((name) => paths[name].pattern))
const needsRecord = ({ path }: PlacedRoute, details: Readonly<Record<string, string>>) =>
  recordScreens.has(path.pattern) && !(path.pattern in details)
