import {
  type LoaderFunctionArgs,
  type RouteObject,
  type RouterProviderProps,
  createBrowserRouter,
  replace,
} from 'react-router-dom'
import { offlineMessage, routeFailureMessage } from '#contract/kernel/specified.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { sessionOf } from '#shared/screen/place.ts'
import { selectUserType } from '#shared/session/login.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { guardOf } from './guards.ts'
import { loadOffline, loadScreen } from './load-screen.ts'
import { notFoundRoute } from './not-found-route.ts'
import { FirstLoadFailed } from '../screens/FirstLoadFailed.tsx'
import { ScreenOutlet } from './ScreenOutlet.tsx'
import { Shell } from '../shell/Shell.tsx'
import type { AppStore } from '../start/store.ts'
import { allRoutes } from '../workspaces/all-routes.ts'

export type AppRouter = RouterProviderProps['router']

/** What the loaders need to know of the router they belong to. */
export interface Position {
  /** The address of the screen that is shown; `undefined` before the first one is. */
  shown: () => string | undefined
  /** A navigation stays where it was, because its screen did not load. */
  stayed: () => void
  /** Leaves this page for the address, as a link of any other site would. */
  leaveFor: (address: string) => void
}

/** The routes, with guards and loaders bound to a store. */
export function routeObjects(store: AppStore, position: Position, routes = allRoutes): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: FirstLoadFailed,
      HydrateFallback: () => null,
      children: [...routes, notFoundRoute].map((route) => routeObject(route, store, position)),
    },
  ]
}

function routeObject(route: PlacedRoute, store: AppStore, position: Position): RouteObject {
  return {
    path: `/${route.path.pattern}`.replace('/*', '*'),
    handle: route,
    Component: ScreenOutlet,
    middleware: [guardOf(route, store)],
    loader: (call) => loadOrStay(route, store, position, call),
    shouldRevalidate: ({ currentParams, nextParams, currentUrl, nextUrl, defaultShouldRevalidate }) => {
      if (JSON.stringify(currentParams) !== JSON.stringify(nextParams)) return true
      const sameQuery = currentUrl.search === nextUrl.search
      // The same address again is an explicit wish: the person signed in or out, or asks for a retry.
      return sameQuery ? defaultShouldRevalidate : route.reEvaluate === 'paramsOrQuery'
    },
  }
}

/** Screens that did not load once in this page. */
const missed = new WeakSet<PlacedRoute>()

/**
 * A screen that does not load leaves the person where they are, with a toast; the next click asks for its chunk again. Browsers that keep
 * what failed for as long as the page lives (Firefox, Chromium from 150 on) cannot be asked again: there the next click loads the page anew.
 * Where nothing is shown yet there is nowhere to stay: a page says so, and offers a retry.
 */
async function loadOrStay(route: PlacedRoute, store: AppStore, position: Position, { request, params }: LoaderFunctionArgs) {
  try {
    return await loadScreen(route, selectUserType(store.getState()), ({ default: { preload } }) => {
      const place = { search: new URL(request.url).searchParams, params, session: sessionOf(store.getState()) }
      for (const question of preload?.(place) ?? []) store.dispatch(question)
    })
  } catch (fault) {
    if (request.signal.aborted) throw fault
    if (!navigator.onLine && position.shown() === undefined) return loadOffline()
    const shown = position.shown()
    if (shown !== undefined && navigator.onLine && missed.has(route)) {
      position.leaveFor(request.url)
      return new Promise<never>(() => {})
    }
    missed.add(route)
    store.dispatch(errorToast(navigator.onLine ? routeFailureMessage : offlineMessage))
    if (shown === undefined) throw fault
    position.stayed()
    throw replace(shown)
  }
}

/** The router over the browser's history. Create it after the login record has been read: its first guard runs at once. */
export function createAppRouter(store: AppStore, onStay: () => void): AppRouter {
  const router: AppRouter = createBrowserRouter(
    routeObjects(store, {
      shown: () => {
        const { initialized, location } = router.state
        return initialized ? location.pathname + location.search + location.hash : undefined
      },
      stayed: onStay,
      leaveFor: (address) => window.location.assign(address),
    }),
  )
  return router
}

/** When the first screen is there, or could not be had. */
export function started(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    const check = () => router.state.initialized && resolve()
    router.subscribe(check)
    check()
  })
}
