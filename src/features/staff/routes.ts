import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  doctor: [
    {
      path: paths.addStaff,
      access: 'doctor',
      words: 'staff.routes.addStaff',
      icon: 'users',
      menu: 70,
      doctorOnly: true,
      screen: () => import('./screens/doctor/AddStaff.tsx'),
    },
  ],
}
