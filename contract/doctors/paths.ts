/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const doctorsPaths = {
  experts: 'experts',
  doctorsList: 'doctors-list',
  viewDoctorDetails: 'view-doctor-details',
  doctorProfile: 'doctor-profile',
  userDoctors: 'user-doctors',
  userDoctorsDetails: 'user-doctors-details',
} as const
