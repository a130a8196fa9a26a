import type { Role } from '../kernel/roles.ts'

/** The sign-in screens, each for its own kind of account. */
export const accountKinds = ['patient', 'doctor', 'pharmacy', 'admin', 'company'] as const

export type AccountKind = (typeof accountKinds)[number]

/** The sign-in that an account of this role uses; a doctor's staff signs in where doctors do. */
export function kindOf(role: Role): AccountKind {
  return role === 'staff' ? 'doctor' : role
}

/** Digits of every one-time code, by mail and by SMS. */
export const codeDigits = 6
/** Seconds that a code is good for. */
export const codeLifetime = 600
/** Seconds before another code can be asked for. */
export const codeResendWait = 60
/** Wrong tries that a code survives; the next one finds it gone. */
export const codeTries = 5

/**
 * Codes of the refusals that sign-in screens tell apart.
 * `wrong_kind` (403): the password was right, the screen was not; `errors[0].field` is `kind` and `errors[0].code` the kind whose sign-in it is.
 * `wrong_credentials`, `wrong_code`, `wrong_password` (422, with the field): never say whether such an account exists. Not 401, which would
 * make the browser renew a session that has nothing to do with it.
 * `common_password`, `password_is_email` (422) stand in `errors[0].code` on the field of the new password.
 * `too_many_requests` (429) and `busy` (503): `retryAfter` seconds.
 */
export const accountRefusals = [
  'wrong_credentials',
  'wrong_kind',
  'wrong_code',
  'wrong_password',
  'account_suspended',
  'account_pending',
  'renewal_refused',
  'social_not_configured',
  'social_refused',
  'licence_taken',
  'tax_number_taken',
] as const
export type AccountRefusal = (typeof accountRefusals)[number] | 'too_many_requests' | 'busy'
