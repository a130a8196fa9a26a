import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  public: [
    {
      path: paths.lostAnimal,
      access: 'public',
      words: 'lost.routes.lostAnimal',
      icon: 'paw',
      page: { telling: [], listed: false, unlisted: true },
      screen: () => import('./screens/public/LostAnimal.tsx'),
    },
  ],
  patient: [
    {
      path: paths.lostAnimals,
      access: 'patient',
      words: 'lost.routes.lostAnimals',
      icon: 'paw',
      menu: 70,
      screen: () => import('./screens/patient/LostAnimals.tsx'),
    },
  ],
}
