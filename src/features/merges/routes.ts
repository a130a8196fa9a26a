import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  admin: [
    {
      path: paths.mergeAccounts,
      access: 'admin',
      words: 'merges.routes.mergeAccounts',
      icon: 'list',
      parent: paths.userList,
      screen: () => import('./screens/admin/MergeAccounts.tsx'),
    },
  ],
}
