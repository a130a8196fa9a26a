import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter } from 'react-router-dom'
import type { LoginRecord } from '#shared/session/login.ts'
import { signedIn } from '#shared/session/login.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { afterNavigation, watchNavigation } from './routing/navigation-effects.ts'
import { type AppRouter, routeObjects } from './routing/router.tsx'
import { createStore } from './start/store.ts'

/** Words for tests: none, so that keys are shown. */
export async function startKeys(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en-US',
    ns: ['site', 'workspace'],
    defaultNS: 'site',
    resources: { 'en-US': { site: {}, workspace: {} } },
  })
}

export const loginAs = (userType: number): LoginRecord => ({
  userType: userType as LoginRecord['userType'],
  accessToken: { token: `access-${userType}` },
  refreshToken: { token: `refresh-${userType}` },
})

/** The application's router over a history in memory, on a store of its own. */
export function testRouter(routes: readonly PlacedRoute[] | undefined, address: string, userType?: number) {
  const world = createStore()
  if (userType !== undefined) world.store.dispatch(signedIn(loginAs(userType)))
  let stayed = () => {}
  const position = {
    shown: () => (router.state.initialized ? router.state.location.pathname + router.state.location.search : undefined),
    stayed: () => stayed(),
    leaveFor: () => {},
  }
  const router: AppRouter = createMemoryRouter(routeObjects(world.store, position, routes), { initialEntries: [address] })
  stayed = watchNavigation(router, afterNavigation(world.store, router)).stayed
  return { ...world, router }
}

/** Settles when the router has nothing under way. */
export function settled(router: AppRouter): Promise<void> {
  const isIdle = () => {
    const { initialized, navigation, revalidation } = router.state
    return initialized && navigation.state === 'idle' && revalidation === 'idle'
  }
  return new Promise((resolve) => {
    if (isIdle()) return resolve()
    const stop = router.subscribe(() => {
      if (!isIdle()) return
      stop()
      resolve()
    })
  })
}
