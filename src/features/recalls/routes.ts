import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    {
      path: paths.recalledPacket,
      access: 'patient',
      words: 'recalls.routes.recalledPacket',
      icon: 'shield',
      parent: paths.userOrders,
      screen: () => import('./screens/patient/RecalledPacket.tsx'),
    },
  ],
  pharmacy: [
    {
      path: paths.pharmaRecalls,
      access: 'public',
      needs: 'pharmacy',
      words: 'recalls.routes.pharmaRecalls',
      icon: 'shield',
      menu: 45,
      screen: () => import('./screens/pharmacy/PharmaRecalls.tsx'),
    },
    {
      path: paths.pharmaRecallDetails,
      access: 'public',
      needs: 'pharmacy',
      words: 'recalls.routes.pharmaRecallDetails',
      icon: 'shield',
      parent: paths.pharmaRecalls,
      screen: () => import('./screens/pharmacy/PharmaRecallDetails.tsx'),
    },
  ],
  admin: [
    {
      path: paths.recalls,
      access: 'admin',
      words: 'recalls.routes.recalls',
      icon: 'shield',
      menu: 16,
      screen: () => import('./screens/admin/Recalls.tsx'),
    },
    {
      path: paths.recallDetails,
      access: 'admin',
      words: 'recalls.routes.recallDetails',
      icon: 'shield',
      parent: paths.recalls,
      screen: () => import('./screens/admin/RecallDetails.tsx'),
    },
  ],
}
