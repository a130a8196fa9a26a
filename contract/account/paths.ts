/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const accountPaths = {
  login: 'login',
  patientRegistration: 'patient-registration',
  doctorLogin: 'doctor-login',
  doctorRegister: 'doctor-register',
  doctorForgotPassword: 'doctor-forgot-password',
  pharmaLogin: 'pharma-login',
  pharmaRegistration: 'pharma-registration',
  adminLogin: 'admin-login',
  companyLogin: 'company-login',
  companyRegister: 'company-register',
  userLogin: 'user-login',
  staffInvitation: 'staff-invitation',
  userSettings: 'user-settings',
} as const
