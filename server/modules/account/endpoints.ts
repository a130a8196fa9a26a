import type { JWTVerifyGetKey } from 'jose'
import { accountContract as contract } from '#contract/account/contract.ts'
import { implement } from '#server/kernel/module.ts'
import type { Implemented } from '#server/kernel/module.ts'
import { confirmMobile, removeMobile, sendMobileConfirmation } from './confirm-mobile.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { login } from './login.ts'
import { mobileLogin, sendMobileCode } from './mobile-login.ts'
import { endOtherSessions, endSession, listSessions, logout, readConfiguration, readMe } from './own-account.ts'
import { changePassword, forgotPassword, resetPassword } from './passwords.ts'
import { register } from './register.ts'
import { renewAccessToken } from './renew.ts'
import { socialLogin } from './social-login.ts'

/** @param keys the keys of social sign-in's tokens */
export function accountEndpoints(keys: JWTVerifyGetKey): readonly Implemented[] {
  return [
    implement(contract.configuration, async (platform) => readConfiguration(platform)),
    implement(contract.login, (platform, { body }, _actor, request) => login(platform, body, request)),
    implement(contract.logout, (platform, _input, actor) => logout(platform, actor)),
    implement(contract.renewAccessToken, (platform, { body }) => renewAccessToken(platform, body)),
    implement(contract.registerPatient, (platform, { body }, _actor, request) =>
      register(platform, body, { kind: 'patient' }, request),
    ),
    implement(contract.registerDoctor, (platform, { body }, _actor, request) => {
      const { doctorKind, speciality, licenceNumber } = body
      return register(platform, body, { kind: 'doctor', doctorKind, speciality, licenceNumber }, request)
    }),
    implement(contract.registerPharmacy, (platform, { body }, _actor, request) => {
      const { legalName, licenceNumber, address } = body
      return register(platform, body, { kind: 'pharmacy', legalName, licenceNumber, address }, request)
    }),
    implement(contract.registerCompany, (platform, { body }, _actor, request) => {
      const { legalName, taxNumber, contactName, billingAddress } = body
      return register(platform, body, { kind: 'company', legalName, taxNumber, contactName, billingAddress }, request)
    }),
    implement(contract.confirmRegistration, (platform, { body }, _actor, request) =>
      confirmRegistration(platform, body, request),
    ),
    implement(contract.sendMobileCode, (platform, { body }, _actor, request) => sendMobileCode(platform, body, request)),
    implement(contract.mobileLogin, (platform, { body }, _actor, request) => mobileLogin(platform, body, request)),
    implement(contract.sendMobileConfirmation, (platform, { body }, actor, request) =>
      sendMobileConfirmation(platform, actor, body, request),
    ),
    implement(contract.confirmMobile, (platform, { body }, actor) => confirmMobile(platform, actor, body)),
    implement(contract.removeMobile, (platform, _input, actor) => removeMobile(platform, actor)),
    implement(contract.forgotPassword, (platform, { body }, _actor, request) => forgotPassword(platform, body, request)),
    implement(contract.resetPassword, (platform, { body }, _actor, request) => resetPassword(platform, body, request)),
    implement(contract.changePassword, (platform, { body }, actor, request) => changePassword(platform, actor, body, request)),
    implement(contract.socialLogin, (platform, { body }, _actor, request) => socialLogin(platform, keys, body, request)),
    implement(contract.me, (platform, _input, actor) => readMe(platform, actor)),
    implement(contract.sessions, (platform, _input, actor) => listSessions(platform, actor)),
    implement(contract.endOtherSessions, (platform, _input, actor) => endOtherSessions(platform, actor)),
    implement(contract.endSession, (platform, { params }, actor) => endSession(platform, actor, params.id)),
  ]
}
