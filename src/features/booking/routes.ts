import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  patient: [
    {
      path: paths.appointmentPayment,
      access: 'public',
      needs: 'patient',
      words: 'booking.routes.appointmentPayment',
      icon: 'card',
      parent: paths.userAppointmentList,
      isBare: true,
      screen: () => import('./screens/patient/AppointmentPayment.tsx'),
    },
  ],
  doctor: [
    {
      path: paths.doctorAvailability,
      access: 'doctor',
      words: 'booking.routes.doctorAvailability',
      icon: 'clock',
      menu: 30,
      staffRight: 'availability',
      screen: () => import('./screens/doctor/DoctorAvailability.tsx'),
    },
  ],
}
