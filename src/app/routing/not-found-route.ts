import type { PlacedRoute } from '#shared/routing/route.ts'

/** Any path that is nobody's. */
export const notFoundRoute: PlacedRoute = {
  path: { pattern: '*', link: () => '/' },
  access: 'public',
  words: 'app.routes.notFound',
  icon: 'alert',
  workspace: 'own',
  screen: () => import('../screens/NotFound.tsx'),
}
