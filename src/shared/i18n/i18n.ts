import i18next from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import { defaultLocale, type Locale } from './locales.ts'
import { offeredLocales } from './words.gen.ts'

export type WordsNamespace = 'site' | 'workspace'

/** Loads the public site's words in a language, so that the first render has them. */
export async function startWords(locale: Locale): Promise<void> {
  await i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: defaultLocale,
      supportedLngs: [...offeredLocales],
      load: 'currentOnly',
      ns: ['site'],
      defaultNS: 'site',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      // The screen that waits for the words says soon that they do not come, and asks again when the person does.
      maxRetries: 1,
      backend: {
        loadPath: (_locales: readonly string[], [namespace]: readonly string[]) =>
          namespace === 'workspace' ? '/assets/i18n/workspace.{{lng}}.json' : '/assets/i18n/{{lng}}.json',
      },
    })
  await ensureWords(['site'])
}

/**
 * Has the words of these namespaces in the language that is shown, or in `locale`. Rejects when they cannot be loaded; asked again,
 * it tries again.
 */
export async function ensureWords(namespaces: readonly WordsNamespace[], locale: string = i18next.language): Promise<void> {
  const isMissing = (namespace: WordsNamespace) => !i18next.hasResourceBundle(locale, namespace)
  const missing = namespaces.filter(isMissing)
  if (missing.length === 0) return
  await i18next.reloadResources([locale], missing)
  if (missing.some(isMissing)) throw new Error(`No words for ${locale}`)
}

/** Shows another language. The old one stays until the new one's words are there; rejects, changing nothing, when they do not come. */
export async function changeLocale(locale: Locale): Promise<void> {
  const used = (['site', 'workspace'] as const).filter((namespace) => i18next.hasResourceBundle(i18next.language, namespace))
  await ensureWords(used, locale)
  await i18next.changeLanguage(locale)
}
