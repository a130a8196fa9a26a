import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  public: [
    {
      path: paths.carerInvitation,
      access: 'public',
      words: 'carers.routes.carerInvitation',
      icon: 'user',
      screen: () => import('./screens/public/CarerInvitation.tsx'),
    },
  ],
}
