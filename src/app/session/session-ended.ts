import { QueryStatus } from '@reduxjs/toolkit/query'
import i18next from 'i18next'
import { ownAccountApi } from '#shared/api/me.ts'
import { paths } from '#shared/paths.ts'
import { selectLogin, signedOut } from '#shared/session/login.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import type { AppRouter } from '../routing/router.tsx'
import type { AppStore } from '../start/store.ts'

/**
 * The server ended this session while it was in use: ended from another device or tab, password changed, account suspended. The person
 * is signed out here too, told so, and led home. Whoever is just signing out here knows it already.
 */
export async function sessionEnded(store: AppStore, router: AppRouter): Promise<void> {
  if (!selectLogin(store.getState()) || isSigningOut(store)) return
  // The way home begins first, so that no guard of the screen left behind sends the person elsewhere.
  const home = router.navigate(paths.home.link())
  store.dispatch(signedOut())
  store.dispatch(
    toastShown({ kind: 'information', title: i18next.t('app.sessionEnded.title'), text: i18next.t('app.sessionEnded.text') }),
  )
  await home
}

function isSigningOut(store: AppStore): boolean {
  const running = Object.values(store.getState().api.mutations)
  return running.some((call) => call?.endpointName === ownAccountApi.endpoints.logout.name && call.status === QueryStatus.pending)
}
