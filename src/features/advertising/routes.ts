import { notBuilt } from '#shared/routing/not-built.ts'
import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  admin: [
    {
      path: paths.advertisementManagement,
      access: 'admin',
      words: 'advertising.routes.advertisementManagement',
      icon: 'megaphone',
      menu: 80,
      screen: notBuilt,
    },
  ],
}
