import i18next from 'i18next'
import { baseApi } from '#shared/api/base-api.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { selectUserType } from '#shared/session/login.ts'
import { preferredLocale } from '#shared/i18n/locales.ts'
import { startWords } from '#shared/i18n/i18n.ts'
import { Application } from './Application.tsx'
import { installedDevTools } from '../dev-tools/installed.ts'
import { showPage, tagsIn, writtenAnswers } from '../document/show-page.tsx'
import type { Outside } from '../session/follow-hub.ts'
import { followLanguageOfTabs } from '../language/language-of-tabs.ts'
import { afterNavigation, watchNavigation } from '../routing/navigation-effects.ts'
import { type AppRouter, createAppRouter, started } from '../routing/router.tsx'
import { FirstLoadFailed } from '../screens/FirstLoadFailed.tsx'
import { endSession, followLogin, followTabs } from '../session/session-effects.ts'
import { showLanguage } from '../language/show-language.ts'
import { createStore } from './store.ts'
import { applyTheme, storedTheme } from './theme.ts'
import { whileSignedIn } from '../session/while-signed-in.ts'

/**
 * Starts the application: the stored login record first, for the router's first guard asks it; the words beside it. What the server
 * has drawn stands until the first screen is there, and comes alive when it is the same.
 */
export async function start(root: HTMLElement, outside?: Outside): Promise<void> {
  applyTheme(storedTheme())
  const written = writtenAnswers()
  const drawn = written && { language: document.documentElement.lang, path: window.location.pathname }
  i18next.on('languageChanged', showLanguage)
  const { store, persistor, services, rehydrated } = createStore(await installedDevTools(), written)
  try {
    await Promise.all([rehydrated, startWords(preferredLocale(drawn ? [drawn.language] : undefined))])
  } catch {
    showPage(root, <FirstLoadFailed />, false)
    return
  }
  let stayed = () => {}
  const router = createAppRouter(store, () => stayed())
  const navigation = watchNavigation(router, afterNavigation(store, router))
  stayed = navigation.stayed
  followLogin(store, router)
  followTabs(store)
  followLanguageOfTabs()
  whileSignedIn(store, router, outside)
  services.endSession = () => endSession(store, persistor, router)
  await started(router)
  const isDrawn = drawn?.language === i18next.language && isSameFor(selectUserType(store.getState()), router, drawn.path)
  showPage(
    root,
    // The server drew the page for a visitor; whoever is signed in sees their own right after.
    <Application
      store={store}
      router={router}
      serverState={isDrawn ? { ...store.getState(), userDetail: visitor } : undefined}
    />,
    isDrawn,
    () => {
      // Whoever is signed in may have changed something a moment ago; visitors have nothing to miss.
      if (written && selectUserType(store.getState()) !== undefined)
        void store.dispatch(baseApi.util.invalidateTags(tagsIn(written)))
    },
  )
}

const visitor = { _persist: { version: -1, rehydrated: true } }

/**
 * Whether the server's page is the one the application would draw: no guard led elsewhere, its screen is there, in the frame that visitors
 * have.
 */
function isSameFor(userType: number | undefined, { state }: AppRouter, path: string): boolean {
  const route = state.matches.at(-1)?.route.handle as PlacedRoute | undefined
  const isThere = state.errors === null && state.location.pathname === path
  return isThere && (userType === undefined || route?.workspace === 'public')
}
