import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { selectSessionId } from '#shared/session/login.ts'
import { type Locale, localeNames } from '#shared/i18n/locales.ts'
import { LanguagePrompt } from '#shared/ui/feedback/LanguagePrompt.tsx'
import styles from './ask-language.module.css'
import type { AppStore } from '../start/store.ts'
import { keepLanguage } from './keep-language.ts'
import { adopt } from './language-of-tabs.ts'

const named = (code: Locale) => ({ code, name: localeNames[code] })

/**
 * Asks whether the language chosen on this device stays, and is the account's from now on, or the account's comes back. The question goes
 * with an answer, with another choice of language, and with the session. Beside the application, so that nobody's first view carries it.
 */
export function askLanguage(store: AppStore, shown: Locale, account: Locale): void {
  const person = selectSessionId(store.getState())
  if (person === undefined || i18next.language !== shown) return
  const place = document.body.appendChild(document.createElement('div'))
  place.className = styles.place!
  const root = createRoot(place)
  const close = () => {
    unsubscribe()
    i18next.off('languageChanged', close)
    root.unmount()
    place.remove()
  }
  const unsubscribe = store.subscribe(() => selectSessionId(store.getState()) !== person && close())
  i18next.on('languageChanged', close)
  const keep = () => {
    close()
    void store.dispatch(keepLanguage(shown))
  }
  root.render(<LanguagePrompt shown={named(shown)} account={named(account)} onKeep={keep} onBack={() => void adopt(account)} />)
}
