import { listed } from '#contract/capabilities.ts'
import { roleOf, type StaffRight } from '#contract/kernel/roles.ts'
import { paths } from '#shared/paths.ts'
import { isForStaff } from '#shared/routing/is-for-staff.ts'
import { menuPlaceOf } from '#shared/routing/menu-place.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { refusalOf, standingOf } from '#shared/session/access.ts'
import { ownFrameOf } from '../layouts/frame.ts'
import type { PaletteItem } from './items.ts'
import { rankOf } from './match.ts'

/** Screens of one record, which they take from the address: without it there is nothing to open. */
const ofOneRecord: ReadonlySet<string> = new Set(listed('recordScreens').map((name) => paths[name].pattern))

/** Who looks for screens; `rights` of staff, as far as they are known. */
export interface Looking {
  readonly userType: number | undefined
  readonly rights?: readonly StaffRight[] | undefined
}

/** The screens a person may open as they are: by the same rules as the guards, and without those of one record. Their own workspace first. */
export function routesFor(routes: readonly PlacedRoute[], { userType, rights }: Looking): PlacedRoute[] {
  const own = ownFrameOf(userType)
  const isStaff = userType !== undefined && roleOf(userType) === 'staff'
  const place = (route: PlacedRoute) => (route.workspace === own || route.workspace === 'own' ? 0 : 1000) + (route.menu ?? 500)
  return routes
    .filter(
      ({ access, needs, path, ...route }) =>
        path.pattern !== paths.root.pattern &&
        (!isStaff || isForStaff(route, rights)) &&
        !ofOneRecord.has(path.pattern) &&
        refusalOf(access, userType) === undefined &&
        standingOf(needs, userType) === 'welcome',
    )
    .toSorted((a, b) => place(a) - place(b))
}

/** Titles and descriptions in the language that is shown. */
export type RouteText = (route: PlacedRoute, part: 'title' | 'about') => string

const shownAtMost = 6

/** The screens whose names answer what was typed, best first; before anything is typed, the menu of the person's own workspace. */
export function routeItems(routes: readonly PlacedRoute[], looking: Looking, typed: string, text: RouteText): PaletteItem[] {
  const own = ownFrameOf(looking.userType)
  const mine = routesFor(routes, looking)
  const item = (route: PlacedRoute, note?: string): PaletteItem => ({
    group: 'pages',
    title: text(route, 'title'),
    note,
    icon: route.icon,
    to: `/${route.path.pattern}`,
  })
  if (!typed.trim())
    return mine
      .filter((route) => menuPlaceOf(route, own) !== undefined)
      .toSorted((a, b) => menuPlaceOf(a, own)! - menuPlaceOf(b, own)!)
      .map((route) => item(route))
  return onePerTitle(mine, text)
    .map((route) => ({ route, rank: rankOf(typed, text(route, 'title'), text(route, 'about')) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .slice(0, shownAtMost)
    .map(({ route, rank }) => item(route, rank === 2 ? text(route, 'about') : undefined))
}

/** Two screens that say the same of themselves are one for who looks for it: that of their own workspace, which comes first. */
function onePerTitle(routes: readonly PlacedRoute[], text: RouteText): PlacedRoute[] {
  return [...new Map(routes.toReversed().map((route) => [text(route, 'title'), route])).values()].toReversed()
}
