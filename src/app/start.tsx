import i18next from 'i18next'
import type { Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import { preferredLocale } from '#shared/i18n/locales.ts'
import { startWords } from '#shared/i18n/i18n.ts'
import { followAccountLanguage, followLanguageOfTabs } from './account-language.ts'
import { followHub, type Outside } from './follow-hub.ts'
import { afterNavigation, setTitle, watchNavigation } from './navigation-effects.ts'
import { createAppRouter } from './router.tsx'
import { FirstLoadFailed } from './screens/FirstLoadFailed.tsx'
import { endSession, followLogin, followTabs } from './session-effects.ts'
import { showLanguage } from './show-language.ts'
import { createStore } from './store.ts'
import { applyTheme, storedTheme } from './theme.ts'

/** Starts the application: the stored login record first, for the router's first guard asks it; the words beside it. */
export async function start(root: Root, outside?: Outside): Promise<void> {
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
  followAccountLanguage(store)
  followLanguageOfTabs()
  followHub(store, router, outside)
  services.endSession = () => endSession(store, persistor, router)
  i18next.on('languageChanged', () => setTitle(router))
  root.render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
}
