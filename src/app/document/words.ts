import i18next, { type i18n } from 'i18next'
import type { Locale } from '#shared/i18n/locales.ts'
import { numbersAsWritten, wordsOptions } from '#shared/i18n/i18n.ts'
import { offeredLocales } from '#shared/i18n/words.gen.ts'
import { initReactI18next } from 'react-i18next'

/** The words of every language, each spoken by an instance of its own, for pages in several are drawn side by side. */
export async function everyLanguage(read: (path: string) => string): Promise<(locale: Locale) => i18n> {
  const words = (path: string) => JSON.parse(read(`assets/i18n/${path}.json`)) as object
  await i18next
    .use(initReactI18next)
    .use(numbersAsWritten)
    .init({
      ...wordsOptions(),
      lng: offeredLocales[0],
      resources: Object.fromEntries(
        offeredLocales.map((locale) => [locale, { site: words(locale), workspace: words(`workspace.${locale}`) }]),
      ),
    })
  const spoken = new Map(offeredLocales.map((locale) => [locale, i18next.cloneInstance({ lng: locale })]))
  return (locale) => spoken.get(locale) ?? i18next
}
