import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    {
      path: paths.tonightsDoses,
      access: 'patient',
      words: 'care.routes.tonightsDoses',
      icon: 'pill',
      menu: 32,
      screen: () => import('./screens/patient/TonightsDoses.tsx'),
    },
  ],
}
