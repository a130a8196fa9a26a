import { ownAccountApi } from '#shared/api/me.ts'
import { changeLocale } from '#shared/i18n/i18n.ts'
import { type Locale, localeKey, rememberLocale } from '#shared/i18n/locales.ts'
import { offeredLocales } from '#shared/i18n/words.gen.ts'
import { selectUserType } from '#shared/session/login.ts'
import type { AppStore } from './store.ts'

const offered = (name: string | null | undefined): Locale | undefined => offeredLocales.find((locale) => locale === name)

/** Shows a language that was chosen elsewhere, and keeps it. What does not load changes nothing: the person did not ask. */
async function adopt(locale: Locale): Promise<void> {
  try {
    await changeLocale(locale)
    rememberLocale(locale)
  } catch {
    // The language that is shown stays.
  }
}

/**
 * Who signs in sees the platform in their account's language: once, when the account is first known after that sign-in. A reload keeps
 * what was chosen on this device.
 */
export function followAccountLanguage(store: AppStore): () => void {
  let person = selectUserType(store.getState())
  let awaited = false
  return store.subscribe(() => {
    const state = store.getState()
    const now = selectUserType(state)
    if (now !== person) {
      person = now
      awaited = now !== undefined
      return
    }
    if (!awaited) return
    const locale = ownAccountApi.endpoints.me.select(undefined)(state).data?.locale
    if (locale === undefined) return
    awaited = false
    const theirs = offered(locale)
    if (theirs) void adopt(theirs)
  })
}

/** A language chosen in another tab is shown here too. */
export function followLanguageOfTabs(): () => void {
  const follow = ({ key, newValue, storageArea }: StorageEvent) => {
    const theirs = storageArea === localStorage && key === localeKey ? offered(newValue) : undefined
    if (theirs) void adopt(theirs)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
