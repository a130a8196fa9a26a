/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const appointmentsPaths = {
  userDashboard: 'user-dashboard',
  userAppointmentList: 'user-appointment-list',
  userAppointmentDetails: 'user-appointment-details',
  doctorDashboard: 'doctor-dashboard',
  doctorUpcomingAppointment: 'doctor-upcoming-appointment',
  doctorAppointmentHistory: 'doctor-appointment-history',
  appointmentDetails: 'appointment-details',
} as const
