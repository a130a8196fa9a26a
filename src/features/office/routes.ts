import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  admin: [
    {
      path: paths.officeJobs,
      access: 'admin',
      words: 'office.routes.officeJobs',
      icon: 'clock',
      menu: 95,
      screen: () => import('./screens/admin/OfficeJobs.tsx'),
    },
    {
      path: paths.officeSettings,
      access: 'admin',
      words: 'office.routes.officeSettings',
      icon: 'settings',
      menu: 96,
      screen: () => import('./screens/admin/OfficeSettings.tsx'),
    },
  ],
}
