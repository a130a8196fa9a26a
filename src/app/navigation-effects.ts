import i18next from 'i18next'
import { routeText } from '#shared/i18n/route-text.ts'
import { loadingCleared } from '#shared/loading/loading.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import type { AppRouter } from './router.tsx'
import type { AppStore } from './store.ts'

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

/** Clears the loading indicator when a route change ends; after a completed one shows the top and puts the focus on the heading. */
export function afterNavigation(store: AppStore, router: AppRouter): (end: NavigationEnd) => void {
  let shown = shownThing(router)
  return (end) => {
    store.dispatch(loadingCleared())
    const before = shown
    shown = shownThing(router)
    if (end === 'started' || end === 'completed') setTitle(router)
    const { location, historyAction, preventScrollReset } = router.state
    // A filter written into the address replaces its entry: the person stays where they are, in the field they write in.
    const isAdjustment = shown === before && (historyAction === 'REPLACE' || preventScrollReset)
    if (end !== 'completed' || isAdjustment || location.hash) return
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    if (shown === before) return
    // The router tells of the new location before React has drawn it.
    requestAnimationFrame(() => requestAnimationFrame(focusHeading))
  }
}

/** What the screen is about: its path and the record it names. Another filter of a list is the same thing. */
function shownThing(router: AppRouter): string {
  const { pathname, search } = router.state.location
  return `${pathname}?${new URLSearchParams(search).get('id') ?? ''}`
}

/** The document's title: the screen's, then the product's. A screen that knows more (a doctor's name) sets its own `<title>`. */
export function setTitle(router: AppRouter): void {
  const route = router.state.matches.at(-1)?.route.handle as PlacedRoute | undefined
  const brand = i18next.t('app.brand')
  document.title = route ? `${routeText(route.words, 'title')} · ${brand}` : brand
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
