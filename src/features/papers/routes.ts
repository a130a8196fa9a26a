import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  public: [
    {
      path: paths.checkPaper,
      access: 'public',
      words: 'papers.routes.checkPaper',
      icon: 'shield',
      screen: () => import('./screens/public/CheckPaper.tsx'),
    },
  ],
  doctor: [
    {
      path: paths.prescriptionSetting,
      access: 'doctor',
      words: 'papers.routes.prescriptionSetting',
      icon: 'settings',
      menu: 45,
      doctorOnly: true,
      screen: () => import('./screens/doctor/PrescriptionSetting.tsx'),
    },
  ],
}
