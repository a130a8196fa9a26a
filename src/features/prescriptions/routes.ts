import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    {
      path: paths.userPrescription,
      access: 'public',
      needs: 'patient',
      words: 'prescriptions.routes.userPrescription',
      icon: 'pill',
      menu: 40,
      screen: () => import('./screens/patient/UserPrescription.tsx'),
    },
    {
      path: paths.userPrescriptionDetails,
      access: 'public',
      needs: 'patient',
      words: 'prescriptions.routes.userPrescriptionDetails',
      icon: 'pill',
      parent: paths.userPrescription,
      screen: () => import('./screens/patient/UserPrescriptionDetails.tsx'),
    },
  ],
  doctor: [
    {
      path: paths.doctorPrescription,
      access: 'doctor',
      words: 'prescriptions.routes.doctorPrescription',
      icon: 'pill',
      menu: 40,
      doctorOnly: true,
      screen: () => import('./screens/doctor/DoctorPrescription.tsx'),
    },
    {
      path: paths.doctorPrescriptionDetails,
      access: 'doctor',
      words: 'prescriptions.routes.doctorPrescriptionDetails',
      icon: 'pill',
      parent: paths.doctorPrescription,
      screen: () => import('./screens/doctor/DoctorPrescriptionDetails.tsx'),
    },
    {
      path: paths.downloadPrescription,
      access: 'doctor',
      words: 'prescriptions.routes.downloadPrescription',
      icon: 'download',
      parent: paths.doctorPrescription,
      screen: () => import('./screens/doctor/DownloadPrescription.tsx'),
    },
  ],
}
