import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  pharmacy: [
    {
      path: paths.pharmaDashboard,
      access: 'public',
      needs: 'pharmacy',
      words: 'pharmacy.routes.pharmaDashboard',
      icon: 'home',
      menu: 10,
      screen: () => import('./screens/pharmacy/PharmaDashboard.tsx'),
    },
    {
      path: paths.newOrderRequest,
      access: 'public',
      needs: 'pharmacy',
      words: 'pharmacy.routes.newOrderRequest',
      icon: 'pill',
      menu: 20,
      screen: () => import('./screens/pharmacy/NewOrderRequest.tsx'),
    },
    {
      path: paths.pharmaOrders,
      access: 'public',
      needs: 'pharmacy',
      words: 'pharmacy.routes.pharmaOrders',
      icon: 'package',
      menu: 30,
      screen: () => import('./screens/pharmacy/PharmaOrders.tsx'),
    },
    {
      path: paths.pharmaOrderDetails,
      access: 'public',
      needs: 'pharmacy',
      words: 'pharmacy.routes.pharmaOrderDetails',
      icon: 'pill',
      parent: paths.pharmaOrders,
      screen: () => import('./screens/pharmacy/PharmaOrderDetails.tsx'),
    },
    {
      path: paths.pOrderDetails,
      access: 'public',
      needs: 'pharmacy',
      words: 'pharmacy.routes.pOrderDetails',
      icon: 'package',
      parent: paths.pharmaOrders,
      screen: () => import('./screens/pharmacy/POrderDetails.tsx'),
    },
    {
      path: paths.pharmaInvoices,
      access: 'public',
      needs: 'pharmacy',
      words: 'pharmacy.routes.pharmaInvoices',
      icon: 'receipt',
      menu: 40,
      screen: () => import('./screens/pharmacy/PharmaInvoices.tsx'),
    },
    {
      path: paths.pharmaProfile,
      access: 'public',
      needs: 'pharmacy',
      words: 'pharmacy.routes.pharmaProfile',
      icon: 'store',
      menu: 50,
      screen: () => import('./screens/pharmacy/PharmaProfile.tsx'),
    },
  ],
}
