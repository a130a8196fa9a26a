/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const pharmacyPaths = {
  pharmaDashboard: 'pharma-dashboard',
  newOrderRequest: 'new-order-request',
  pharmaOrders: 'pharma-orders',
  pharmaOrderDetails: 'pharma-order-details',
  pOrderDetails: 'p-order-details',
  pharmaInvoices: 'pharma-invoices',
  pharmaProfile: 'pharma-profile',
} as const
