import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    {
      path: paths.gpsDevices,
      access: 'patient',
      words: 'trackers.routes.gpsDevices',
      icon: 'pin',
      menu: 69,
      screen: () => import('./screens/patient/GpsDevices.tsx'),
    },
  ],
}
