import type { Persistor } from 'redux-persist'
import { baseApi } from '#shared/api/base-api.ts'
import { paths } from '#shared/paths.ts'
import { loginFollowed, selectLogin, selectUserType, sessionExpired } from '#shared/session/login.ts'
import { browserStorage } from '#shared/session/safe-storage.ts'
import { parseStoredLogin, storedLoginKey } from '#shared/session/stored-login.ts'
import type { AppRouter } from './router.tsx'
import type { AppStore } from './store.ts'

/**
 * What a change of the login record brings about: the answers of the person before are forgotten, and the rule of the route that is
 * shown is asked again.
 */
export function followLogin(store: AppStore, router: AppRouter): () => void {
  let before = selectUserType(store.getState())
  return store.subscribe(() => {
    const now = selectUserType(store.getState())
    if (now === before) return
    before = now
    store.dispatch(baseApi.util.resetApiState())
    void router.revalidate()
  })
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
