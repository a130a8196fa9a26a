import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  own: [
    {
      path: paths.officeLooks,
      access: 'public',
      needs: 'signedIn',
      words: 'audit.routes.officeLooks',
      icon: 'shield',
      usesWorkspaceWords: true,
      screen: () => import('./screens/own/OfficeLooks.tsx'),
    },
  ],
  admin: [
    {
      path: paths.callTrace,
      access: 'admin',
      words: 'audit.routes.callTrace',
      icon: 'search',
      screen: () => import('./screens/admin/CallTrace.tsx'),
    },
  ],
}
