import i18next from 'i18next'
import type { Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import { directionOf, preferredLocale } from '#shared/i18n/locales.ts'
import { startWords } from '#shared/i18n/i18n.ts'
import { followHub } from './follow-hub.ts'
import { afterNavigation, setTitle, watchNavigation } from './navigation-effects.ts'
import { createAppRouter } from './router.tsx'
import { FirstLoadFailed } from './screens/FirstLoadFailed.tsx'
import { endSession, followLogin, followTabs } from './session-effects.ts'
import { createStore } from './store.ts'
import { applyTheme, storedTheme } from './theme.ts'

/** Starts the application: the stored login record first, for the router's first guard asks it; the words beside it. */
export async function start(root: Root): Promise<void> {
  applyTheme(storedTheme())
  i18next.on('languageChanged', showLanguage)
  const { store, persistor, services, rehydrated } = createStore()
  try {
    await Promise.all([rehydrated, startWords(preferredLocale())])
  } catch {
    root.render(<FirstLoadFailed />)
    return
  }
  let stayed = () => {}
  const router = createAppRouter(store, () => stayed())
  const navigation = watchNavigation(router, afterNavigation(store, router))
  stayed = navigation.stayed
  followLogin(store, router)
  followTabs(store)
  followHub(store, router)
  services.endSession = () => endSession(store, persistor, router)
  i18next.on('languageChanged', () => setTitle(router))
  root.render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
}

function showLanguage(locale: string): void {
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
}
