import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    {
      path: paths.paymentFailed,
      access: 'public',
      needs: 'patient',
      words: 'orders.routes.paymentFailed',
      icon: 'alert',
      parent: paths.userOrders,
      screen: () => import('./screens/patient/PaymentFailed.tsx'),
    },
    {
      path: paths.orderSummery,
      access: 'public',
      needs: 'patient',
      words: 'orders.routes.orderSummery',
      icon: 'receipt',
      parent: paths.userOrders,
      screen: () => import('./screens/patient/OrderSummery.tsx'),
    },
    {
      path: paths.doctorOrderDetails,
      access: 'public',
      needs: 'patient',
      words: 'orders.routes.doctorOrderDetails',
      icon: 'receipt',
      parent: paths.userOrders,
      screen: () => import('./screens/patient/DoctorOrderDetails.tsx'),
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
      staffRight: 'invoices',
      screen: () => import('./screens/doctor/DoctorsCompletedOrder.tsx'),
    },
    {
      path: paths.doctorsPendingOrderDetails,
      access: 'public',
      needs: 'doctor',
      words: 'orders.routes.doctorsPendingOrderDetails',
      icon: 'receipt',
      parent: paths.doctorsCompletedOrder,
      screen: () => import('./screens/doctor/DoctorsPendingOrderDetails.tsx'),
    },
    {
      path: paths.doctorsInvoices,
      access: 'public',
      needs: 'doctor',
      words: 'orders.routes.doctorsInvoices',
      icon: 'receipt',
      menu: 60,
      staffRight: 'invoices',
      screen: () => import('./screens/doctor/DoctorsInvoices.tsx'),
    },
  ],
}
