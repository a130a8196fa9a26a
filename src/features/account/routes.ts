import type { CapabilityRoutes } from '#shared/routing/route.ts'
import { paths } from '#shared/paths.ts'

/** Screens of the capability, by the workspace whose frame they stand in. */
export const routes: CapabilityRoutes = {
  public: [
    {
      path: paths.login,
      access: 'visitorOnly',
      words: 'account.routes.login',
      icon: 'user',
      screen: () => import('./screens/public/Login.tsx'),
    },
    {
      path: paths.patientRegistration,
      access: 'visitorOnly',
      words: 'account.routes.patientRegistration',
      icon: 'user',
      screen: () => import('./screens/public/PatientRegistration.tsx'),
    },
    {
      path: paths.doctorLogin,
      access: 'visitorOnly',
      words: 'account.routes.doctorLogin',
      icon: 'user',
      screen: () => import('./screens/public/DoctorLogin.tsx'),
    },
    {
      path: paths.doctorRegister,
      access: 'visitorOnly',
      words: 'account.routes.doctorRegister',
      icon: 'user',
      screen: () => import('./screens/public/DoctorRegister.tsx'),
    },
    {
      path: paths.doctorForgotPassword,
      access: 'visitorOnly',
      words: 'account.routes.doctorForgotPassword',
      icon: 'key',
      screen: () => import('./screens/public/DoctorForgotPassword.tsx'),
    },
    {
      path: paths.pharmaLogin,
      access: 'visitorOnly',
      words: 'account.routes.pharmaLogin',
      icon: 'user',
      screen: () => import('./screens/public/PharmaLogin.tsx'),
    },
    {
      path: paths.pharmaRegistration,
      access: 'visitorOnly',
      words: 'account.routes.pharmaRegistration',
      icon: 'user',
      screen: () => import('./screens/public/PharmaRegistration.tsx'),
    },
    {
      path: paths.adminLogin,
      access: 'visitorOnly',
      words: 'account.routes.adminLogin',
      icon: 'user',
      screen: () => import('./screens/public/AdminLogin.tsx'),
    },
    {
      path: paths.companyLogin,
      access: 'visitorOnly',
      words: 'account.routes.companyLogin',
      icon: 'user',
      screen: () => import('./screens/public/CompanyLogin.tsx'),
    },
    {
      path: paths.companyRegister,
      access: 'visitorOnly',
      words: 'account.routes.companyRegister',
      icon: 'user',
      screen: () => import('./screens/public/CompanyRegister.tsx'),
    },
    {
      path: paths.staffInvitation,
      access: 'public',
      words: 'account.routes.staffInvitation',
      icon: 'user',
      screen: () => import('./screens/public/StaffInvitation.tsx'),
    },
    {
      path: paths.userLogin,
      access: 'public',
      words: 'account.routes.userLogin',
      icon: 'phone',
      screen: () => import('./screens/public/UserLogin.tsx'),
    },
  ],
  patient: [
    {
      path: paths.userSettings,
      access: 'patient',
      words: 'account.routes.userSettings',
      icon: 'settings',
      menu: 90,
      screen: () => import('./screens/patient/UserSettings.tsx'),
    },
  ],
}
