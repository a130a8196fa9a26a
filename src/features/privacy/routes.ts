import { paths } from '#shared/paths.ts'
import type { CapabilityRoutes } from '#shared/routing/route.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  own: [
    {
      path: paths.yourData,
      access: 'public',
      needs: 'signedIn',
      words: 'privacy.routes.yourData',
      icon: 'shield',
      usesWorkspaceWords: true,
      screen: () => import('./screens/own/YourData.tsx'),
    },
  ],
}
