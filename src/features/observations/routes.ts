import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  admin: [
    {
      path: paths.observationRanges,
      access: 'admin',
      words: 'observations.routes.observationRanges',
      icon: 'heart',
      menu: 85,
      screen: () => import('./screens/admin/ObservationRanges.tsx'),
    },
  ],
}
