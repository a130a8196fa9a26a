import { routeText } from '#shared/i18n/route-text.ts'
import type { PlacedRoute } from '#shared/routing/route.ts'
import { addressesOf } from './addresses.ts'
import { tellingPageOf } from './pages.ts'

/** Everything about the page that was shown before; the title is another's care. */
const ofOnePage =
  'link[rel="canonical"], link[rel="alternate"][hreflang], meta[name="description"], meta[name="robots"], meta[property^="og:"], script[type="application/ld+json"]'

function element<Name extends 'link' | 'meta'>(name: Name, attributes: Readonly<Record<string, string>>) {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}

/**
 * Tells in the head, after a change of route, what the page is about and where it lies, as the server does for the first page. Whoever
 * bookmarks, passes on or reads by a program finds the page that is shown.
 */
export function writeHead(
  route: PlacedRoute,
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
): void {
  document.querySelectorAll(ofOnePage).forEach((old) => old.remove())
  document.head.append(element('meta', { name: 'description', content: routeText(route.words, 'about') }))
  const page = tellingPageOf(route)
  if (!page || page.unlisted) document.head.append(element('meta', { name: 'robots', content: 'noindex' }))
  if (!page) return
  const { canonical, alternates } = addressesOf({ origin, pathname, search, telling: page.telling, pattern: route.path.pattern })
  document.head.append(
    element('link', { rel: 'canonical', href: canonical }),
    ...alternates.map(({ language, href }) => element('link', { rel: 'alternate', hreflang: language, href })),
  )
}
