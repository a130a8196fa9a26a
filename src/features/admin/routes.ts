import { notBuilt } from '#shared/routing/not-built.ts'
import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  admin: [
    {
      path: paths.adminDashboard,
      access: 'admin',
      words: 'admin.routes.adminDashboard',
      icon: 'home',
      menu: 10,
      screen: () => import('./screens/admin/AdminDashboard.tsx'),
    },
    {
      path: paths.userList,
      access: 'admin',
      words: 'admin.routes.userList',
      icon: 'users',
      menu: 20,
      screen: () => import('./screens/admin/UserList.tsx'),
    },
    {
      path: paths.doctorList,
      access: 'admin',
      words: 'admin.routes.doctorList',
      icon: 'stethoscope',
      menu: 25,
      screen: () => import('./screens/admin/DoctorList.tsx'),
    },
    {
      path: paths.pharmaList,
      access: 'admin',
      words: 'admin.routes.pharmaList',
      icon: 'store',
      menu: 30,
      screen: () => import('./screens/admin/PharmaList.tsx'),
    },
    {
      path: paths.companiesList,
      access: 'admin',
      words: 'admin.routes.companiesList',
      icon: 'building',
      menu: 35,
      screen: () => import('./screens/admin/CompaniesList.tsx'),
    },
    { path: paths.transactions, access: 'admin', words: 'admin.routes.transactions', icon: 'card', menu: 40, screen: notBuilt },
    { path: paths.invoiceList, access: 'admin', words: 'admin.routes.invoiceList', icon: 'receipt', menu: 45, screen: notBuilt },
    {
      path: paths.medicinesOrders,
      access: 'admin',
      words: 'admin.routes.medicinesOrders',
      icon: 'pill',
      menu: 50,
      screen: notBuilt,
    },
    {
      path: paths.appointmentOrders,
      access: 'admin',
      words: 'admin.routes.appointmentOrders',
      icon: 'calendar',
      menu: 55,
      screen: notBuilt,
    },
    {
      path: paths.subscriptionOrders,
      access: 'admin',
      words: 'admin.routes.subscriptionOrders',
      icon: 'star',
      menu: 60,
      screen: notBuilt,
    },
    {
      path: paths.pendingOrderView,
      access: 'admin',
      words: 'admin.routes.pendingOrderView',
      icon: 'package',
      parent: paths.appointmentOrders,
      screen: notBuilt,
    },
    {
      path: paths.completedOrderView,
      access: 'admin',
      words: 'admin.routes.completedOrderView',
      icon: 'package',
      parent: paths.appointmentOrders,
      screen: notBuilt,
    },
    {
      path: paths.pendingMedicineOrder,
      access: 'admin',
      words: 'admin.routes.pendingMedicineOrder',
      icon: 'pill',
      parent: paths.medicinesOrders,
      screen: notBuilt,
    },
  ],
}
