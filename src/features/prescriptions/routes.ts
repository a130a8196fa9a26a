import { notBuilt } from '#shared/routing/not-built.ts'
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
      screen: notBuilt,
    },
    {
      path: paths.userPrescriptionDetails,
      access: 'public',
      needs: 'patient',
      words: 'prescriptions.routes.userPrescriptionDetails',
      icon: 'pill',
      parent: paths.userPrescription,
      screen: notBuilt,
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
      screen: notBuilt,
    },
    {
      path: paths.doctorPrescriptionDetails,
      access: 'doctor',
      words: 'prescriptions.routes.doctorPrescriptionDetails',
      icon: 'pill',
      parent: paths.doctorPrescription,
      screen: notBuilt,
    },
    {
      path: paths.downloadPrescription,
      access: 'doctor',
      words: 'prescriptions.routes.downloadPrescription',
      icon: 'download',
      parent: paths.doctorPrescription,
      screen: notBuilt,
    },
  ],
}
