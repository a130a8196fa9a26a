import i18next from 'i18next'
import { browserStorage } from '#shared/session/safe-storage.ts'
import { changeLocale } from '#shared/i18n/i18n.ts'
import { type Locale, localeKey, rememberLocale } from '#shared/i18n/locales.ts'
import { offeredLocales } from '#shared/i18n/words.gen.ts'

export const offered = (name: string | null | undefined): Locale | undefined => offeredLocales.find((locale) => locale === name)

/** The language that was chosen on this device and is shown; `undefined` while it is the browser's. */
export function chosenHere(): Locale | undefined {
  const chosen = offered(browserStorage.getItem(localeKey))
  return chosen === i18next.language ? chosen : undefined
}

/** Shows a language that was chosen elsewhere, and keeps it. What does not load changes nothing: the person did not ask. */
export async function adopt(locale: Locale): Promise<void> {
  try {
    await changeLocale(locale)
    rememberLocale(locale)
  } catch {
    // The language that is shown stays.
  }
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
