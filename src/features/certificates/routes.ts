import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  doctor: [
    {
      path: paths.medicalCertificateSetting,
      access: 'doctor',
      words: 'certificates.routes.medicalCertificateSetting',
      icon: 'file',
      menu: 47,
      doctorOnly: true,
      screen: () => import('./screens/doctor/MedicalCertificateSetting.tsx'),
    },
  ],
}
