import { z } from 'zod'
import { bind } from '../kernel/call.ts'
import { byId } from '../kernel/values.ts'
import { accountCalls } from './calls.ts'
import * as schemas from './schemas.ts'

export const accountContract = bind(accountCalls, {
  configuration: { answer: schemas.configuration },
  login: { body: schemas.credentials, answer: schemas.loginRecord },
  logout: { answer: null },
  renewAccessToken: { body: schemas.renewal, answer: schemas.renewed },
  registerPatient: { body: schemas.patientRegistration, answer: schemas.registrationBegun, status: 202 },
  registerDoctor: { body: schemas.doctorRegistration, answer: schemas.registrationBegun, status: 202 },
  registerPharmacy: { body: schemas.pharmacyRegistration, answer: schemas.registrationBegun, status: 202 },
  registerCompany: { body: schemas.companyRegistration, answer: schemas.registrationBegun, status: 202 },
  confirmRegistration: { body: schemas.registrationConfirmation, answer: schemas.loginRecord },
  sendMobileCode: { body: schemas.mobile, answer: schemas.codeSent, status: 202 },
  mobileLogin: { body: schemas.mobileCode, answer: schemas.loginRecord },
  sendMobileConfirmation: { body: schemas.mobile, answer: schemas.codeSent, status: 202 },
  confirmMobile: { body: schemas.mobileCode, answer: null },
  removeMobile: { answer: null },
  forgotPassword: { body: schemas.forgotten, answer: schemas.codeSent, status: 202 },
  resetPassword: { body: schemas.passwordReset, answer: null },
  changePassword: { body: schemas.passwordChange, answer: null },
  socialLogin: { body: schemas.socialToken, answer: schemas.loginRecord },
  me: { answer: schemas.me },
  sessions: { answer: z.array(schemas.session) },
  endOtherSessions: { answer: null },
  endSession: { params: byId, answer: null },
})
