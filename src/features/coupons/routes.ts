import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  company: [
    {
      path: paths.companyDashboard,
      access: 'company',
      words: 'coupons.routes.companyDashboard',
      icon: 'chart',
      menu: 10,
      screen: () => import('./screens/company/CompanyDashboard.tsx'),
    },
    {
      path: paths.coupons,
      access: 'company',
      words: 'coupons.routes.coupons',
      icon: 'tag',
      menu: 20,
      screen: () => import('./screens/company/Coupons.tsx'),
    },
    {
      path: paths.couponList,
      access: 'company',
      words: 'coupons.routes.couponList',
      icon: 'list',
      menu: 30,
      screen: () => import('./screens/company/CouponList.tsx'),
    },
    {
      path: paths.companyTransactions,
      access: 'company',
      words: 'coupons.routes.companyTransactions',
      icon: 'receipt',
      menu: 40,
      screen: () => import('./screens/company/CompanyTransactions.tsx'),
    },
    {
      path: paths.companyProfile,
      access: 'company',
      words: 'coupons.routes.companyProfile',
      icon: 'building',
      menu: 50,
      screen: () => import('./screens/company/CompanyProfile.tsx'),
    },
  ],
}
