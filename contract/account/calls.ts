import type { Call } from '../kernel/call.ts'

/** A token that came along is not looked at: at sign-in it may be the very one that is being replaced. */
const anyone = { access: { who: 'anyone', whose: 'public' }, bearer: 'ignored' } as const
const self = { who: 'signedIn', whose: 'self' } as const

/** Sign-in and everything about an account's own sessions, in the form of the specification's `/Account/RenewAccessToken`. */
export const accountCalls = {
  configuration: {
    method: 'GET',
    path: '/Account/Configuration',
    ...anyone,
    bearer: 'ignored',
    summary: 'What the sign-in, payment and map parts of the browser need',
  },
  login: { method: 'POST', path: '/Account/Login', ...anyone, bearer: 'ignored', summary: 'Sign in by e-mail and password' },
  logout: { method: 'POST', path: '/Account/Logout', access: self, summary: 'End this session' },
  renewAccessToken: {
    method: 'POST',
    path: '/Account/RenewAccessToken',
    ...anyone,
    bearer: 'ignored',
    summary: 'A new access token for a refresh token',
  },
  registerPatient: {
    method: 'POST',
    path: '/Account/RegisterPatient',
    ...anyone,
    bearer: 'ignored',
    summary: 'Begin a patient’s account; a code goes to the e-mail address',
  },
  registerDoctor: {
    method: 'POST',
    path: '/Account/RegisterDoctor',
    ...anyone,
    bearer: 'ignored',
    summary: 'Begin a doctor’s account; a code goes to the e-mail address',
  },
  registerPharmacy: {
    method: 'POST',
    path: '/Account/RegisterPharmacy',
    ...anyone,
    bearer: 'ignored',
    summary: 'Begin a pharmacy’s account; a code goes to the e-mail address',
  },
  registerCompany: {
    method: 'POST',
    path: '/Account/RegisterCompany',
    ...anyone,
    bearer: 'ignored',
    summary: 'Begin a company’s account; a code goes to the e-mail address',
  },
  confirmRegistration: {
    method: 'POST',
    path: '/Account/ConfirmRegistration',
    ...anyone,
    bearer: 'ignored',
    summary: 'Finish a registration with the code from the mail, and sign in',
  },
  sendMobileCode: {
    method: 'POST',
    path: '/Account/SendMobileCode',
    ...anyone,
    bearer: 'ignored',
    summary: 'Send a one-time sign-in code to a phone',
  },
  mobileLogin: {
    method: 'POST',
    path: '/Account/MobileLogin',
    ...anyone,
    bearer: 'ignored',
    summary: 'Sign in by phone and one-time code',
  },
  sendMobileConfirmation: {
    method: 'POST',
    path: '/Account/SendMobileConfirmation',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Send a code to the number that shall become this account’s mobile number',
  },
  confirmMobile: {
    method: 'POST',
    path: '/Account/ConfirmMobile',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Take a number as this account’s mobile number, proven by the code sent to it',
  },
  removeMobile: {
    method: 'DELETE',
    path: '/Account/Mobile',
    access: { who: ['patient'], whose: 'self' },
    summary: 'Forget this account’s mobile number',
  },
  forgotPassword: {
    method: 'POST',
    path: '/Account/ForgotPassword',
    ...anyone,
    bearer: 'ignored',
    summary: 'Send a code for a new password by mail',
  },
  resetPassword: {
    method: 'POST',
    path: '/Account/ResetPassword',
    ...anyone,
    bearer: 'ignored',
    summary: 'Set a new password with the code; ends every session',
  },
  changePassword: {
    method: 'POST',
    path: '/Account/ChangePassword',
    access: self,
    summary: 'Change the password; ends every other session',
  },
  socialLogin: {
    method: 'POST',
    path: '/Account/SocialLogin',
    ...anyone,
    bearer: 'ignored',
    summary: 'Sign a patient in by a Firebase identity token',
  },
  me: { method: 'GET', path: '/Account/Me', access: self, summary: 'Who is signed in' },
  sessions: { method: 'GET', path: '/Account/Sessions', access: self, summary: 'Where this account is signed in' },
  endOtherSessions: { method: 'DELETE', path: '/Account/Sessions', access: self, summary: 'Sign out everywhere else' },
  endSession: {
    method: 'DELETE',
    path: '/Account/Sessions/{id}',
    access: { who: 'signedIn', whose: 'party', record: 'session' },
    summary: 'Sign out one device',
  },
} as const satisfies Record<string, Call>
