/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const ordersPaths = {
  orderPayment: 'order-payment/:id',
  paymentFailed: 'payment-failed/:id',
  orderSummery: 'order-summery',
  userOrders: 'user-orders',
  userPendingOrders: 'user-pending-orders',
  pendingOrders: 'pending-orders',
  pendingPaymentOrder: 'pending-payment-order',
  completedOrderDetails: 'completed-order-details',
  doctorOrderDetails: 'doctor-order-details',
  userOrdersDetails: 'user-orders-details',
  userShopingOrderDetails: 'user-shoping-order-details',
  doctorsCompletedOrder: 'doctors-completed-order',
  doctorsPendingOrderDetails: 'doctors-pending-order-details',
  doctorsInvoices: 'doctors-invoices',
} as const
