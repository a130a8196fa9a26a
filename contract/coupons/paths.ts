/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const couponsPaths = {
  companyDashboard: 'company-dashboard',
  coupons: 'coupons',
  couponList: 'coupon-list',
  companyTransactions: 'company-transactions',
  companyProfile: 'company-profile',
} as const
