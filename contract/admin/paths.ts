/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const adminPaths = {
  adminDashboard: 'admin-dashboard',
  userList: 'user-list',
  doctorList: 'doctor-list',
  pharmaList: 'pharma-list',
  companiesList: 'companies-list',
  officeAdministrators: 'office-administrators',
  officeWindDowns: 'office-wind-downs',
  transactions: 'transactions',
  invoiceList: 'invoice-list',
  medicinesOrders: 'medicines-orders',
  appointmentOrders: 'appointment-orders',
  subscriptionOrders: 'subscription-orders',
  pendingOrderView: 'pending-order-view',
  completedOrderView: 'completed-order-view',
  pendingMedicineOrder: 'pending-medicine-order',
} as const
