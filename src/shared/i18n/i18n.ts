import i18next, { type FormatterModule, type InitOptions, type ResourceKey } from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { initReactI18next, setI18n } from 'react-i18next'
import { formatNumber } from '../lib/format-number.ts'
import { defaultLocale, type Locale } from './locales.ts'
import { offeredLocales } from './words.gen.ts'

export type WordsNamespace = 'site' | 'workspace'

/** Numbers within sentences as the language writes them: `1,250`, `1.250`, `12,50,000`. Text stays as it is. */
export const numbersAsWritten: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value, _format, locale) => (typeof value === 'number' ? formatNumber(value, locale ?? defaultLocale) : value),
}

/** How words are looked up, wherever a page is drawn. New each time: i18next goes on writing in them. */
export const wordsOptions = (): InitOptions => ({
  // A file holds English where its language lacks a word, so no second language is loaded beside it.
  fallbackLng: false,
  supportedLngs: [...offeredLocales],
  load: 'currentOnly',
  ns: ['site'],
  defaultNS: 'site',
  interpolation: { escapeValue: false, alwaysFormat: true },
  react: { useSuspense: false },
})

async function fetchWords(locale: string, namespace: string): Promise<ResourceKey> {
  const response = await fetch(`/assets/i18n/${namespace === 'workspace' ? 'workspace.' : ''}${locale}.json`)
  if (!response.ok) throw new Error(`The words in ${locale} were answered ${response.status}`)
  return response.json()
}

/** Loads the public site's words in a language, so that the first render has them. */
export async function startWords(locale: Locale): Promise<void> {
  await i18next
    .use(resourcesToBackend(fetchWords))
    .use(initReactI18next)
    .use(numbersAsWritten)
    .init({
      ...wordsOptions(),
      lng: locale,
      // The screen that waits for the words says soon that they do not come, and asks again when the person does.
      maxRetries: 1,
    })
  // React's hook copies what the instance itself has for every component that mounts. This one has nothing and passes all on.
  setI18n(Object.create(i18next) as typeof i18next)
  await ensureWords(['site'])
}

/**
 * Has the words of these namespaces in the language that is shown, or in `locale`. Rejects when they cannot be loaded; asked again,
 * it tries again.
 */
export async function ensureWords(namespaces: readonly WordsNamespace[], locale?: string): Promise<void> {
  const wanted = locale ?? i18next.language
  const isMissing = (namespace: WordsNamespace) => !i18next.hasResourceBundle(wanted, namespace)
  const missing = namespaces.filter(isMissing)
  if (missing.length > 0) {
    await i18next.reloadResources([wanted], missing)
    if (missing.some(isMissing)) throw new Error(`No words for ${wanted}`)
  }
  // Another language may have been chosen while these came: the screen that waits shows that one.
  if (locale === undefined && i18next.language !== wanted) await ensureWords(namespaces)
}

let changes = 0

/**
 * Shows another language. The old one stays until the new one's words are there; rejects, changing nothing, when they do not come. Of
 * two changes under way the later one counts.
 */
export async function changeLocale(locale: Locale): Promise<void> {
  changes += 1
  const change = changes
  const lacking = () =>
    (['site', 'workspace'] as const).filter(
      (namespace) => i18next.hasResourceBundle(i18next.language, namespace) && !i18next.hasResourceBundle(locale, namespace),
    )
  // A screen may ask for more words in the old language while the new ones come.
  for (let missing = lacking(); missing.length > 0; missing = lacking()) await ensureWords(missing, locale)
  if (change === changes) await i18next.changeLanguage(locale)
}
