import { notBuilt } from '#shared/routing/not-built.ts'
import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  public: [{ path: paths.orderPayment, access: 'public', words: 'orders.routes.orderPayment', icon: 'card', screen: notBuilt }],
  patient: [
    {
      path: paths.paymentFailed,
      access: 'public',
      needs: 'patient',
      words: 'orders.routes.paymentFailed',
      icon: 'alert',
      screen: () => import('./screens/patient/PaymentFailed.tsx'),
    },
    {
      path: paths.orderSummery,
      access: 'public',
      needs: 'patient',
      words: 'orders.routes.orderSummery',
      icon: 'receipt',
      screen: () => import('./screens/patient/OrderSummery.tsx'),
    },
    { path: paths.userOrders, access: 'patient', words: 'orders.routes.userOrders', icon: 'package', menu: 60, screen: notBuilt },
    {
      path: paths.userPendingOrders,
      access: 'patient',
      words: 'orders.routes.userPendingOrders',
      icon: 'package',
      screen: notBuilt,
    },
    {
      path: paths.pendingOrders,
      access: 'public',
      needs: 'patient',
      words: 'orders.routes.pendingOrders',
      icon: 'package',
      screen: notBuilt,
    },
    {
      path: paths.pendingPaymentOrder,
      access: 'public',
      needs: 'patient',
      words: 'orders.routes.pendingPaymentOrder',
      icon: 'card',
      screen: notBuilt,
    },
    {
      path: paths.completedOrderDetails,
      access: 'public',
      needs: 'patient',
      words: 'orders.routes.completedOrderDetails',
      icon: 'package',
      screen: notBuilt,
    },
    {
      path: paths.doctorOrderDetails,
      access: 'public',
      needs: 'patient',
      words: 'orders.routes.doctorOrderDetails',
      icon: 'receipt',
      screen: notBuilt,
    },
    {
      path: paths.userOrdersDetails,
      access: 'public',
      needs: 'patient',
      words: 'orders.routes.userOrdersDetails',
      icon: 'pill',
      screen: notBuilt,
    },
    {
      path: paths.userShopingOrderDetails,
      access: 'patient',
      words: 'orders.routes.userShopingOrderDetails',
      icon: 'package',
      screen: notBuilt,
    },
  ],
  doctor: [
    {
      path: paths.doctorsCompletedOrder,
      access: 'public',
      needs: 'doctor',
      words: 'orders.routes.doctorsCompletedOrder',
      icon: 'receipt',
      menu: 62,
      screen: notBuilt,
    },
    {
      path: paths.doctorsPendingOrderDetails,
      access: 'public',
      needs: 'doctor',
      words: 'orders.routes.doctorsPendingOrderDetails',
      icon: 'receipt',
      screen: notBuilt,
    },
    {
      path: paths.doctorsInvoices,
      access: 'public',
      needs: 'doctor',
      words: 'orders.routes.doctorsInvoices',
      icon: 'receipt',
      menu: 60,
      screen: notBuilt,
    },
  ],
}
