import { parseAccept } from 'hono/utils/accept'
import { defaultLocale, locales } from '#contract/kernel/values.ts'
import type { Locale } from '#contract/kernel/values.ts'

/** The best of the languages asked for that the platform speaks: exact first, then by language (`fr-CA` reads `fr-FR`). */
export function localeFrom(acceptLanguage: string | undefined): Locale {
  const wanted = parseAccept((acceptLanguage ?? '').slice(0, 500))
    .filter((entry) => entry.q > 0)
    .map((entry) => entry.type.toLowerCase())
  for (const tag of wanted) {
    const language = tag.split('-')[0]
    const found =
      locales.find((locale) => locale.toLowerCase() === tag) ?? locales.find((locale) => locale.split('-')[0] === language)
    if (found) return found
  }
  return defaultLocale
}
