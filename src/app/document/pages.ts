import type { PlacedRoute } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'
import { notFoundRoute } from '../routing/not-found-route.ts'
import { allRoutes } from '../workspaces/all-routes.ts'

/** What search engines are told of the route's page, which arrives drawn whole; nothing where they are told nothing. */
export const tellingPageOf = ({ page }: PlacedRoute) => page

/** Drawn as well, for nobody should wait to sign in; search engines have nothing to find there. */
export const signInPages = new Set<string>(
  [paths.login, paths.doctorLogin, paths.pharmaLogin, paths.companyLogin, paths.adminLogin].map(({ pattern }) => pattern),
)

/** Whether the server draws the page. */
export const isDrawn = (route: PlacedRoute): boolean =>
  route === notFoundRoute || signInPages.has(route.path.pattern) || route.page !== undefined

export const listedPages = allRoutes.filter(({ page }) => page?.listed).map(({ path }) => `/${path.pattern}`)

const matchers = allRoutes.map((route) => {
  const parts = route.path.pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part))
  return { route, test: new RegExp(`^/${parts.join('/')}/?$`, 'i') }
})

/** The route at a path, as the router finds it; that of the not-found page where there is none. */
export const routeAt = (pathname: string): PlacedRoute => matchers.find(({ test }) => test.test(pathname))?.route ?? notFoundRoute
