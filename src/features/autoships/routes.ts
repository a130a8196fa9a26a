import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    {
      path: paths.regularDeliveries,
      access: 'patient',
      words: 'autoships.routes.regularDeliveries',
      icon: 'package',
      menu: 61,
      screen: () => import('./screens/patient/RegularDeliveries.tsx'),
    },
    {
      path: paths.deliverRegularly,
      access: 'patient',
      words: 'autoships.routes.deliverRegularly',
      icon: 'package',
      parent: paths.regularDeliveries,
      screen: () => import('./screens/patient/DeliverRegularly.tsx'),
    },
  ],
}
