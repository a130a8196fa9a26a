import { useCurrentRoute } from '#shared/routing/current-route.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { useWayBack } from '#shared/routing/way-back.ts'

/** Where the reader is, seen from an entry of the menu: on its screen, on a part of it, or elsewhere. */
export type MenuStanding = 'page' | 'within' | null

/**
 * Of each entry of a menu. One screen may show parts of several others, such as orders of every kind: where its way back leads to an entry,
 * it is a part of that one, else of what its route declares.
 */
export function useMenuStandings(menu: readonly PlacedRoute[]): (route: PlacedRoute) => MenuStanding {
  const shown = useCurrentRoute()
  const wayBack = useWayBack()
  const isInMenu = (pattern: string) => menu.some(({ path }) => path.pattern === pattern)
  const whole = wayBack.findLast(isInMenu) ?? shown?.parent?.pattern
  return ({ path: { pattern } }) => {
    if (shown?.path.pattern === pattern) return 'page'
    return pattern === whole ? 'within' : null
  }
}
