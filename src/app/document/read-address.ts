import { languageName } from '#shared/i18n/locales.ts'
import { offeredLocales } from '#shared/i18n/words.gen.ts'
import { returnToName } from '#shared/routing/return-to.ts'
import { notFoundRoute } from '../routing/not-found-route.ts'
import { documents } from './capabilities.ts'
import { routeAt, signInPages } from './pages.ts'

/** What drawn pages read of a query. A name that is missing here is drawn as if it were not given. */
const readNames = new Map<string, readonly string[]>([
  ...Array.from(signInPages, (pattern) => [pattern, [returnToName]] as const),
  ...documents.flatMap(({ reads = {} }) => Object.entries(reads)),
])

/** Every name that some drawn page reads. */
export const drawnNames: ReadonlySet<string> = new Set([...readNames.values()].flat())

/**
 * An address as far as its page reads it: names that it knows, in one order, each once; a path without parameters as the route writes it.
 * Addresses that differ in what nobody reads are drawn once.
 */
export function readAddress(pathname: string, search: string): string {
  const route = routeAt(pathname)
  const given = new URLSearchParams(search)
  const read = new URLSearchParams()
  for (const name of readNames.get(route.path.pattern) ?? []) {
    const value = given.get(name)
    if (value) read.set(name, value)
  }
  const language = offeredLocales.find((locale) => locale === given.get(languageName))
  if (language) read.set(languageName, language)
  const isFixed = route !== notFoundRoute && !route.path.pattern.includes(':')
  return `${isFixed ? `/${route.path.pattern}` : encodeURI(pathname)}${read.size > 0 ? `?${read}` : ''}`
}
