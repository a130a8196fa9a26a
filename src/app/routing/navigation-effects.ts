import { whenIdle } from '#shared/lib/when-idle.ts'
import { loadingCleared } from '#shared/loading/loading.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import type { AppRouter } from './router.tsx'
import type { AppStore } from '../start/store.ts'

/** How a route change ended. `started`: the first screen is there. `stayed`: its screen did not load, the old one is still there. */
export type NavigationEnd = 'started' | 'completed' | 'cancelled' | 'stayed'

/**
 * Tells each end of a route change. The router's own states are not enough: a guard's redirect looks like a start, a cancellation,
 * a start; routes whose chunk is there already never show as loading. So the location's key is compared as well.
 */
export function watchNavigation(
  router: AppRouter,
  onEnd: (end: NavigationEnd) => void,
): { stayed: () => void; stop: () => void } {
  let { initialized } = router.state
  let key = router.state.location.key
  let target = router.state.navigation.location?.key
  let isStaying = false
  const stop = router.subscribe((state) => {
    const next = state.navigation.location?.key
    const arrived = state.location.key !== key
    if (target !== undefined && next !== undefined && next !== target) onEnd('cancelled')
    if (!initialized && state.initialized) onEnd('started')
    else if (arrived) onEnd(isStaying ? 'stayed' : 'completed')
    else if (target !== undefined && next === undefined) onEnd('cancelled')
    if (arrived) isStaying = false
    initialized = state.initialized
    key = state.location.key
    target = next
  })
  return { stayed: () => void (isStaying = true), stop }
}

/** Clears the loading indicator when a route change ends, however it ends; describes the new page in its head when there is time. */
export function afterNavigation(store: AppStore, router: AppRouter): (end: NavigationEnd) => void {
  let callOff = () => {}
  return (end) => {
    store.dispatch(loadingCleared())
    // The first page brought its own head. Without a connection nobody reads it, and nobody waits for it.
    if (end !== 'completed' || !navigator.onLine) return
    callOff()
    callOff = whenIdle(() => void describePage(router), { atLatest: 2000 })
  }
}

async function describePage({ state }: AppRouter): Promise<void> {
  const route = state.matches.at(-1)?.route.handle as PlacedRoute | undefined
  const module = await import('../document/head-after-navigation.ts').catch(() => undefined)
  if (route) module?.writeHead(route, location)
}
