import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    {
      path: paths.userDashboard,
      access: 'public',
      needs: 'patient',
      words: 'appointments.routes.userDashboard',
      icon: 'home',
      menu: 10,
      screen: () => import('./screens/patient/UserDashboard.tsx'),
    },
    {
      path: paths.userAppointmentList,
      access: 'public',
      needs: 'patient',
      words: 'appointments.routes.userAppointmentList',
      icon: 'calendar',
      menu: 20,
      screen: () => import('./screens/patient/UserAppointmentList.tsx'),
    },
    {
      path: paths.userAppointmentDetails,
      access: 'public',
      needs: 'patient',
      words: 'appointments.routes.userAppointmentDetails',
      icon: 'calendar',
      parent: paths.userAppointmentList,
      screen: () => import('./screens/patient/UserAppointmentDetails.tsx'),
    },
  ],
  doctor: [
    {
      path: paths.doctorDashboard,
      access: 'doctor',
      words: 'appointments.routes.doctorDashboard',
      icon: 'home',
      menu: 10,
      screen: () => import('./screens/doctor/DoctorDashboard.tsx'),
    },
    {
      path: paths.doctorUpcomingAppointment,
      access: 'doctor',
      words: 'appointments.routes.doctorUpcomingAppointment',
      icon: 'calendar',
      menu: 20,
      staffRight: 'appointments',
      screen: () => import('./screens/doctor/UpcomingAppointments.tsx'),
    },
    {
      path: paths.doctorAppointmentHistory,
      access: 'doctor',
      words: 'appointments.routes.doctorAppointmentHistory',
      icon: 'history',
      menu: 25,
      staffRight: 'appointments',
      screen: () => import('./screens/doctor/AppointmentHistory.tsx'),
    },
    {
      path: paths.appointmentDetails,
      access: 'doctor',
      words: 'appointments.routes.appointmentDetails',
      icon: 'calendar',
      parent: paths.doctorUpcomingAppointment,
      screen: () => import('./screens/doctor/AppointmentDetails.tsx'),
    },
  ],
}
