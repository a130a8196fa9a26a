import { blogFilters } from '#features/blog/model.ts'
import { doctorFilters } from '#features/doctors/model/doctor-search.ts'
import { shopFilters } from '#features/shop/model/shop-address.ts'
import { languageName } from '#shared/i18n/locales.ts'
import { offeredLocales } from '#shared/i18n/words.gen.ts'
import { paths } from '#shared/paths.ts'
import { returnToName } from '#shared/routing/return-to.ts'
import { notFoundRoute } from '../not-found-route.ts'
import { routeAt, signInPages } from './pages.ts'

/** What a list reads beside its filters. */
const listNames = ['q', 'sort']
const doctorNames = [...doctorFilters, ...listNames, 'view']

/** What drawn pages read of a query. A name that is missing here is drawn as if it were not given. */
const readNames = new Map<string, readonly string[]>([
  ...Array.from(signInPages, (pattern) => [pattern, [returnToName]] as const),
  [paths.blogs.pattern, [...listNames, ...blogFilters]],
  [paths.experts.pattern, doctorNames],
  [paths.doctorsList.pattern, doctorNames],
  [paths.viewDoctorDetails.pattern, ['id', 'mode', 'start', 'from']],
  [paths.ecommerce.pattern, ['id', ...listNames, ...shopFilters]],
  [paths.eventsDetails.pattern, ['id', 'wish']],
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
