import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  public: [
    {
      path: paths.myPetAte,
      access: 'public',
      words: 'poisons.routes.myPetAte',
      icon: 'paw',
      page: { telling: [], listed: true },
      screen: () => import('./screens/public/MyPetAte.tsx'),
    },
  ],
}
