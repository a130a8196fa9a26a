import { createMemoryRouter } from 'react-router-dom'
import { followHub } from '#app/session/follow-hub.ts'
import { afterNavigation, watchNavigation } from '#app/routing/navigation-effects.ts'
import { routeObjects, type AppRouter } from '#app/routing/router.tsx'
import { endSession, followLogin } from '#app/session/session-effects.ts'
import { createStore, type AppStore } from '#app/start/store.ts'
import type { LoginRecord } from '#shared/session/login.ts'
import { signedIn } from '#shared/session/login.ts'
import type { BrowserPlatform } from '../page/browser-platform.ts'
import type { Read, ScreenParameters } from './screen.ts'
import { storyPlatform } from './story-platform.ts'

/** The application at an address, with the platform behind it. */
export interface OpenScreen {
  readonly store: AppStore
  readonly router: AppRouter
}

let leave = () => {}

/** Opens the application as a story wants it: its own store and router, on the platform of its scenario. The screen before is left. */
export async function openScreen({ address, role, scenario = 'demonstration', fault }: ScreenParameters): Promise<OpenScreen> {
  leave()
  const platform = await storyPlatform()
  platform.setFault(null)
  await platform.open({ scenario, keep: false })
  localStorage.clear()
  sessionStorage.clear()
  const { store, persistor, services, rehydrated } = createStore()
  await rehydrated
  const record = role ? await platform.signIn(role) : undefined
  if (record) store.dispatch(signedIn(record))
  const start = typeof address === 'string' ? address : await address(readAs(platform, record))
  platform.setFault(fault ?? null)
  let stayed = () => {}
  const shown = () => {
    const { initialized, location } = router.state
    return initialized ? location.pathname + location.search : undefined
  }
  const objects = routeObjects(store, { shown, stayed: () => stayed(), leaveFor: () => {} })
  const router: AppRouter = createMemoryRouter(objects, { initialEntries: [start] })
  const navigation = watchNavigation(router, afterNavigation(store, router))
  stayed = navigation.stayed
  services.endSession = () => endSession(store, persistor, router)
  const stops = [followLogin(store, router), followHub(store, router, { WebSocket: platform.WebSocket }), navigation.stop]
  leave = () => {
    for (const stop of stops) stop()
    persistor.pause()
    router.dispose()
  }
  await settled(router)
  return { store, router }
}

const readAs =
  (platform: BrowserPlatform, own: LoginRecord | undefined): Read =>
  async (call, { params = {}, query = {}, body, as } = {}) => {
    const record = as ? await platform.signIn(as) : own
    const headers = {
      Authorization: `Bearer ${record?.accessToken.token ?? ''}`,
      'Content-Type': 'application/json',
      ...(call.idempotent && { 'Idempotency-Key': crypto.randomUUID() }),
    }
    const path = call.path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => params[name] ?? '')
    const response = await fetch(`/api${path}?${new URLSearchParams(query)}`, {
      method: call.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${call.path} answered ${response.status}`)
    return response.status === 204 ? null : response.json()
  }

/** When the router has found its screen, or given up. */
function settled(router: AppRouter): Promise<void> {
  const isIdle = () => router.state.initialized && router.state.navigation.state === 'idle'
  return new Promise((resolve) => {
    if (isIdle()) return resolve()
    const stop = router.subscribe(() => {
      if (!isIdle()) return
      stop()
      resolve()
    })
  })
}
