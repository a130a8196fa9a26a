import type { PlacedRoute, Workspace } from './route.ts'

/** The route's place in the menu of a workspace; `undefined` where it is not in it. What is everybody's own stands in each but the public one. */
export function menuPlaceOf(route: PlacedRoute, workspace: Workspace): number | undefined {
  const isHere = route.workspace === workspace || (route.workspace === 'own' && workspace !== 'public')
  return isHere ? route.menu : route.alsoInMenu?.[workspace]
}
