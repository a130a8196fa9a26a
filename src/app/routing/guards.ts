import { type MiddlewareFunction, redirect } from 'react-router-dom'
import { refusalOf } from '#shared/session/access.ts'
import { selectUserType } from '#shared/session/login.ts'
import { returnToOf } from '#shared/routing/return-to.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import type { AppStore } from '../start/store.ts'

/**
 * Asks the route's rule before anything of the screen is loaded. Whoever is signed in already and opens a page for visitors that
 * says where they wanted to go, goes there.
 */
export function guardOf(route: PlacedRoute, store: Pick<AppStore, 'getState'>): MiddlewareFunction {
  return async ({ request }, next) => {
    const refusal = refusalOf(route.access, selectUserType(store.getState()))
    if (refusal === undefined) return next()
    const url = new URL(request.url)
    throw redirect((route.access === 'visitorOnly' && returnToOf(url.search, url.origin)) || refusal)
  }
}
