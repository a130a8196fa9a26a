import type { PlacedRoute } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'
import { notFoundRoute } from '../not-found-route.ts'
import { allRoutes } from '../workspaces/all-routes.ts'

/** A page that search engines are told of. It arrives drawn whole. */
interface TellingPage {
  readonly path: { readonly pattern: string }
  /** What of the query makes it another page for search engines; all else is the same page seen otherwise. See `addressesOf`. */
  readonly telling: readonly string[]
  /** Named in the sitemap by itself. */
  readonly listed: boolean
}

/** The pages that a visitor reads before, or without, JavaScript: what everybody may see. */
const tellingPages: readonly TellingPage[] = [
  { path: paths.root, telling: [], listed: true },
  { path: paths.home, telling: [], listed: false },
  { path: paths.aboutUs, telling: [], listed: true },
  { path: paths.privacy, telling: [], listed: true },
  { path: paths.termCondition, telling: [], listed: true },
  { path: paths.contactUs, telling: [], listed: true },
  { path: paths.blogs, telling: ['category'], listed: true },
  { path: paths.blog, telling: [], listed: false },
  { path: paths.experts, telling: ['kind', 'speciality'], listed: true },
  { path: paths.doctorsList, telling: ['kind', 'speciality'], listed: true },
  { path: paths.viewDoctorDetails, telling: ['id'], listed: false },
  { path: paths.ecommerce, telling: ['id', 'audience', 'category'], listed: true },
  { path: paths.eventsDetails, telling: ['id'], listed: false },
]

const byPattern = new Map(tellingPages.map((page) => [page.path.pattern, page]))

export const tellingPageOf = ({ path }: PlacedRoute): TellingPage | undefined => byPattern.get(path.pattern)

/** Drawn as well, for nobody should wait to sign in; search engines have nothing to find there. */
export const signInPages = new Set<string>(
  [paths.login, paths.doctorLogin, paths.pharmaLogin, paths.companyLogin, paths.adminLogin].map(({ pattern }) => pattern),
)

/** Whether the server draws the page. */
export const isDrawn = (route: PlacedRoute): boolean =>
  route === notFoundRoute || signInPages.has(route.path.pattern) || byPattern.has(route.path.pattern)

export const listedPages = tellingPages.filter(({ listed }) => listed).map(({ path }) => `/${path.pattern}`)

const matchers = allRoutes.map((route) => {
  const parts = route.path.pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part))
  return { route, test: new RegExp(`^/${parts.join('/')}/?$`, 'i') }
})

/** The route at a path, as the router finds it; that of the not-found page where there is none. */
export const routeAt = (pathname: string): PlacedRoute => matchers.find(({ test }) => test.test(pathname))?.route ?? notFoundRoute
