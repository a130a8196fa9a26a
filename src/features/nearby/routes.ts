import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    {
      path: paths.petsNearby,
      access: 'patient',
      words: 'nearby.routes.petsNearby',
      icon: 'map',
      menu: 68,
      screen: () => import('./screens/patient/PetsNearby.tsx'),
    },
  ],
}
