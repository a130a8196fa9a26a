import { paths } from '#shared/paths.ts'
import type { CapabilityRoutes } from '#shared/routing/route.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    {
      path: paths.userOrdersDetails,
      access: 'public',
      needs: 'patient',
      words: 'orders.routes.userOrdersDetails',
      icon: 'pill',
      parent: paths.userOrders,
      screen: () => import('./screens/patient/UserOrdersDetails.tsx'),
    },
  ],
}
