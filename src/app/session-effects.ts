import type { Persistor } from 'redux-persist'
import { baseApi } from '#shared/api/base-api.ts'
import { paths } from '#shared/paths.ts'
import { returnToOf } from '#shared/routing/return-to.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { startPageOf } from '#shared/session/access.ts'
import { loginFollowed, selectLogin, selectUserType, sessionExpired } from '#shared/session/login.ts'
import { browserStorage } from '#shared/session/safe-storage.ts'
import { parseStoredLogin, recentKey, storedLoginKey } from '#shared/session/stored-login.ts'
import type { AppRouter } from './router.tsx'
import type { AppStore } from './store.ts'

/**
 * What a change of the login record brings about: the answers of the person before are forgotten, whoever signed in on a page for
 * visitors is led on, and otherwise the rule of the route that is shown is asked again.
 */
export function followLogin(store: AppStore, router: AppRouter): () => void {
  let before = selectUserType(store.getState())
  return store.subscribe(() => {
    const now = selectUserType(store.getState())
    if (now === before) return
    const signedInNow = before === undefined ? now : undefined
    before = now
    if (now === undefined) browserStorage.removeItem(recentKey)
    // Of who signed out they are forgotten with their screen (`useForgetting`).
    if (now !== undefined) store.dispatch(baseApi.util.resetApiState())
    if (signedInNow !== undefined && isForVisitors(router))
      void router.navigate(arrivalOf(router, signedInNow), { replace: true })
    else void router.revalidate()
  })
}

function isForVisitors({ state }: AppRouter): boolean {
  const shown = state.matches.at(-1)?.route.handle as PlacedRoute | undefined
  return shown?.access === 'visitorOnly'
}

/** Where somebody goes who has just signed in: what they wanted to see, or their workspace. */
function arrivalOf({ state }: AppRouter, userType: number): string {
  return returnToOf(state.location.search, location.origin) ?? startPageOf(userType)
}

/** After a refused renewal: everything stored goes, and the home page is shown (specification, sections 4 and 8). */
export async function endSession(store: AppStore, persistor: Persistor, router: AppRouter): Promise<void> {
  // The way home begins first, so that no guard of the screen left behind sends the person elsewhere.
  const home = router.navigate(paths.home.link())
  store.dispatch(sessionExpired())
  await persistor.flush()
  await persistor.purge()
  browserStorage.clear()
  sessionStorage.clear()
  await home
}

/** Takes over what other tabs do to the login record: sign-in, sign-out, renewed tokens. */
export function followTabs(store: AppStore): () => void {
  const follow = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage || (key !== storedLoginKey && key !== null)) return
    const theirs = key === null ? undefined : parseStoredLogin(newValue)
    if (JSON.stringify(theirs) !== JSON.stringify(selectLogin(store.getState()))) store.dispatch(loginFollowed(theirs))
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
