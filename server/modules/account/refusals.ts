import { kindOf } from '#contract/account/kinds.ts'
import type { AccountKind, AccountRefusal } from '#contract/account/kinds.ts'
import type { Role } from '#contract/kernel/roles.ts'
import { forbidden, invalid, Refusal } from '#server/kernel/errors.ts'
import type { UserStatus } from './tables.ts'
import { passwordFault } from './rules/password.ts'

const ofField = (code: AccountRefusal, field: string, title: string) =>
  new Refusal(422, code, title, { errors: [{ field, code, message: title }] })

/** The same for an unknown account and a wrong password. */
export const wrongCredentials = () => ofField('wrong_credentials', 'password', 'The e-mail address or the password is not right')
export const wrongPassword = (field: string) => ofField('wrong_password', field, 'The password is not right')
/** The same for a wrong code, one that is gone, and one that was never sent. */
export const wrongCode = () => ofField('wrong_code', 'code', 'The code is not right, or no longer good')

const nameOfSignIn: Record<AccountKind, string> = {
  patient: 'the patient sign-in',
  doctor: 'the doctor sign-in',
  pharmacy: 'the pharmacy sign-in',
  admin: 'the administrator sign-in',
  company: 'the company sign-in',
}

/** Only after the account was proven to be the caller's: names the sign-in that is the right one. */
export function wrongKind(role: Role): Refusal {
  const kind = kindOf(role)
  const detail = `Use ${nameOfSignIn[kind]}.`
  return new Refusal(403, 'wrong_kind', 'This account signs in elsewhere', {
    detail,
    errors: [{ field: 'kind', code: kind, message: detail }],
  })
}

/** Only after the account was proven to be the caller's. */
export function refuseUnlessActive(status: UserStatus): void {
  if (status === 'suspended') throw forbidden('account_suspended', 'This account is suspended')
  if (status === 'pending') throw forbidden('account_pending', 'This account is not active yet')
}

const faultWords = {
  password_is_email: 'A password must differ from the e-mail address',
  common_password: 'This password is among the commonest; choose another',
}

export function refuseBadPassword(password: string, email: string | null, field: string): void {
  const fault = passwordFault(password, email ?? '')
  if (fault) throw invalid(field, fault, faultWords[fault])
}
