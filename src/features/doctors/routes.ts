import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  public: [
    {
      path: paths.experts,
      access: 'public',
      words: 'doctors.routes.experts',
      icon: 'stethoscope',
      menu: 2,
      page: { telling: ['kind', 'speciality'], listed: true },
      screen: () => import('./screens/public/Experts.tsx'),
    },
    {
      path: paths.doctorsList,
      access: 'public',
      words: 'doctors.routes.doctorsList',
      icon: 'search',
      menu: 1,
      alsoInMenu: { patient: 15 },
      page: { telling: ['kind', 'speciality'], listed: true },
      screen: () => import('./screens/public/DoctorsList.tsx'),
    },
    {
      path: paths.viewDoctorDetails,
      access: 'public',
      words: 'doctors.routes.viewDoctorDetails',
      icon: 'stethoscope',
      reEvaluate: 'paramsOrQuery',
      parent: paths.doctorsList,
      page: { telling: ['id'], listed: false },
      screen: () => import('./screens/public/ViewDoctorDetails.tsx'),
    },
  ],
  doctor: [
    {
      path: paths.doctorProfile,
      access: 'doctor',
      words: 'doctors.routes.doctorProfile',
      icon: 'user',
      menu: 80,
      doctorOnly: true,
      screen: () => import('./screens/doctor/DoctorProfile.tsx'),
    },
  ],
  patient: [
    {
      path: paths.userDoctors,
      access: 'public',
      needs: 'patient',
      words: 'doctors.routes.userDoctors',
      icon: 'stethoscope',
      menu: 50,
      screen: () => import('./screens/patient/UserDoctors.tsx'),
    },
    {
      path: paths.userDoctorsDetails,
      access: 'public',
      needs: 'patient',
      words: 'doctors.routes.userDoctorsDetails',
      icon: 'stethoscope',
      parent: paths.userDoctors,
      screen: () => import('./screens/patient/UserDoctorsDetails.tsx'),
    },
  ],
}
