import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    {
      path: paths.notifications,
      access: 'patient',
      words: 'notices.routes.notifications',
      icon: 'bell',
      menu: 70,
      screen: () => import('./screens/patient/Notifications.tsx'),
    },
  ],
}
