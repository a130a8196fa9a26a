import { paths } from '#shared/paths.ts'
import { languageName, type Locale } from '#shared/i18n/locales.ts'
import { offeredLocales } from '#shared/i18n/words.gen.ts'

/** What search engines are told of where a page lies. Whole addresses. */
export interface PageAddresses {
  readonly canonical: string
  readonly alternates: readonly { readonly language: Locale | 'x-default'; readonly href: string }[]
}

interface Asked {
  readonly origin: string
  readonly pathname: string
  readonly search: string
  /** Names in the query that make it another page. Where one of them is `id` and given, the page is that record's alone. */
  readonly telling: readonly string[]
  /** Of the route: what fills its names is kept as it is, for codes know capitals. */
  readonly pattern?: string
}

/**
 * One address for each page, however it was come by: without filters and marks of campaigns, in one order, home without its second
 * name. Under `?lang=` lies the page in that language; without it, in the reader's.
 */
export function addressesOf({ origin, pathname, search, telling, pattern = '' }: Asked): PageAddresses {
  const given = new URLSearchParams(search)
  // A record is the same whatever list it was found in.
  const names = telling.includes('id') && given.get('id') ? ['id'] : telling
  const told = new URLSearchParams(names.flatMap((name) => (given.get(name) ? [[name, given.get(name)!]] : [])))
  const named = pattern.split('/').map((part) => part.startsWith(':'))
  const plain = pathname
    .replace(/(?<=.)\/$/, '')
    .split('/')
    .map((part, index) => (named[index - 1] ? part : part.toLowerCase()))
    .join('/')
  const path = plain === paths.home.link() ? paths.root.link() : plain
  const inLanguage = (language?: string) => {
    const query = new URLSearchParams(told)
    if (language) query.set(languageName, language)
    return `${origin}${path}${query.size > 0 ? `?${query}` : ''}`
  }
  return {
    canonical: inLanguage(offeredLocales.find((locale) => locale === given.get(languageName))),
    alternates: [
      ...offeredLocales.map((language) => ({ language, href: inLanguage(language) })),
      { language: 'x-default', href: inLanguage() },
    ],
  }
}
