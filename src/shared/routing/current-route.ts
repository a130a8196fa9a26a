import { useMatches } from 'react-router-dom'
import type { PlacedRoute } from './route.ts'

/** The route data of the screen that is shown; `undefined` on the not-found page. */
export function useCurrentRoute(): PlacedRoute | undefined {
  return useMatches().findLast((match) => isPlaced(match.handle))?.handle as PlacedRoute | undefined
}

function isPlaced(handle: unknown): handle is PlacedRoute {
  return typeof handle === 'object' && handle !== null && 'workspace' in handle
}
