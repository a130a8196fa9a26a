import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  own: [
    {
      path: paths.userSupport,
      access: 'public',
      words: 'site.routes.userSupport',
      icon: 'help',
      usesWorkspaceWords: true,
      alsoInMenu: { patient: 95, doctor: 95, pharmacy: 95, company: 95 },
      screen: () => import('./screens/own/UserSupport.tsx'),
    },
  ],
  admin: [
    {
      path: paths.supportDesk,
      access: 'admin',
      words: 'support.routes.supportDesk',
      icon: 'help',
      menu: 15,
      screen: () => import('./screens/admin/SupportDesk.tsx'),
    },
  ],
}
