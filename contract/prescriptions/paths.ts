/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const prescriptionsPaths = {
  userPrescription: 'user-prescription',
  userPrescriptionDetails: 'user-prescription-details',
  doctorPrescription: 'doctor-prescription',
  doctorPrescriptionDetails: 'doctor-prescription-details',
  downloadPrescription: 'download-prescription',
  prescriptionSetting: 'prescription-setting',
} as const
