import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    {
      path: paths.patientEmr,
      access: 'patient',
      words: 'records.routes.patientEmr',
      icon: 'heart',
      menu: 30,
      screen: () => import('./screens/patient/PatientEmr.tsx'),
    },
  ],
  doctor: [
    {
      path: paths.patientHistory,
      access: 'doctor',
      words: 'records.routes.patientHistory',
      icon: 'users',
      menu: 50,
      screen: () => import('./screens/doctor/PatientHistory.tsx'),
    },
  ],
}
