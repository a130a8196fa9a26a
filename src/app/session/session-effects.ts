import i18next from 'i18next'
import type { Persistor } from 'redux-persist'
import { forgetOutbox } from '#features/chat/outbox/index.ts'
import { backToOffice } from '#features/see-as/office-login.ts'
import { forgetAttempts } from '#shared/api/attempts.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { paths } from '#shared/paths.ts'
import { returnToOf } from '#shared/routing/return-to.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { startPageOf } from '#shared/session/access.ts'
import {
  loginFollowed,
  selectActing,
  selectLogin,
  selectSessionId,
  selectUserType,
  sessionExpired,
} from '#shared/session/login.ts'
import { browserStorage } from '#shared/session/safe-storage.ts'
import { parseStoredLogin, recentKey, storedLoginKey } from '#shared/session/stored-login.ts'
import { forgetKeptOfPerson } from '#shared/state/kept-slice.ts'
import { personLeft } from '#shared/state/lazy-slice.ts'
import { selectToasts, toastDismissed, toastShown } from '#shared/toasts/toasts.ts'
import type { AppRouter } from '../routing/router.tsx'
import type { AppStore } from '../start/store.ts'

/**
 * What a change of the session brings about: what belongs to the person before is forgotten, whoever signed in on a page for
 * visitors is led on, and otherwise the rule of the route that is shown is asked again.
 */
export function followLogin(store: AppStore, router: AppRouter): () => void {
  let before = selectSessionId(store.getState())
  return store.subscribe(() => {
    const now = selectSessionId(store.getState())
    if (now === before) return
    const left = before
    before = now
    forgetAttempts()
    if (now === undefined) browserStorage.removeItem(recentKey)
    if (left !== undefined) {
      forgetDrafts()
      forgetOutbox()
      forgetKeptOfPerson()
      store.dispatch(personLeft())
    }
    if (left !== undefined && now !== undefined)
      for (const { id } of selectToasts(store.getState())) store.dispatch(toastDismissed(id))
    // Of who signed out they are forgotten with their screen (`useForgetting`).
    if (now !== undefined) store.dispatch(baseApi.util.resetApiState())
    const userType = selectUserType(store.getState())
    if (left === undefined && userType !== undefined && isForVisitors(router))
      void router.navigate(arrivalOf(router, userType), { replace: true })
    else void router.revalidate()
  })
}

/** All that a tab keeps of its own is what somebody began to write. */
function forgetDrafts(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Where the browser refuses storage nothing was kept.
  }
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
  if (isBackInOffice(store, router)) return
  // The way home begins first, so that no guard of the screen left behind sends the person elsewhere.
  const home = router.navigate(paths.home.link())
  store.dispatch(sessionExpired())
  await persistor.flush()
  await persistor.purge()
  browserStorage.clear()
  forgetDrafts()
  await home
}

/** What ended was a session with somebody's eyes: the administrator is in the office again, under their own login. */
export function isBackInOffice(store: AppStore, router: AppRouter): boolean {
  if (!selectActing(store.getState()) || !backToOffice(store.dispatch, (to) => router.navigate(to))) return false
  const [title, text] = [i18next.t('see-as.endedTitle'), i18next.t('see-as.isOver')]
  store.dispatch(toastShown({ kind: 'information', title, text }))
  return true
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
