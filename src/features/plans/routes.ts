import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  admin: [
    {
      path: paths.subscriptionManagement,
      access: 'admin',
      words: 'plans.routes.subscriptionManagement',
      icon: 'star',
      menu: 70,
      screen: () => import('./screens/admin/SubscriptionManagement.tsx'),
    },
  ],
}
