import type { Locale } from '#contract/kernel/values.ts'
import { browserStorage } from '../session/safe-storage.ts'
import { offeredLocales } from './words.gen.ts'

export type { Locale }

export const defaultLocale: Locale = 'en-US'
export const localeKey = 'carenest:locale'

/** Each language by its own name, as a person who reads no other finds it. */
export const localeNames: Record<Locale, string> = {
  'en-US': 'English',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'de-DE': 'Deutsch',
  ar: 'العربية',
  'hi-IN': 'हिन्दी',
}

export const directionOf = (locale: string): 'rtl' | 'ltr' => (locale === 'ar' ? 'rtl' : 'ltr')

/** Name in an address under which a page is linked to in one language, as search engines are told. */
export const languageName = 'lang'

/** The language that the address names, else the one chosen on this device, else the first of the person's that is offered, else the default. */
export function preferredLocale(wished: readonly string[] = navigator.languages): Locale {
  const named = new URLSearchParams(location.search).get(languageName)
  for (const candidate of [named, browserStorage.getItem(localeKey), ...wished]) {
    if (!candidate) continue
    const language = candidate.split('-')[0]
    const match =
      offeredLocales.find((locale) => locale === candidate) ?? offeredLocales.find((locale) => locale.split('-')[0] === language)
    if (match) return match
  }
  return defaultLocale
}

export function rememberLocale(locale: Locale): void {
  browserStorage.setItem(localeKey, locale)
}
