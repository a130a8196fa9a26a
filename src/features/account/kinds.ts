import { accountKinds, type AccountKind } from '#contract/account/kinds.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { type Path, paths } from '#shared/paths.ts'

type PlainPath = Pick<Path<'login'>, 'link'>

/** The sign-in screen of each kind of account, and where one of that kind is opened; administrators are appointed. */
export const signInPaths: Record<AccountKind, { signIn: PlainPath; register?: PlainPath }> = {
  patient: { signIn: paths.login, register: paths.patientRegistration },
  doctor: { signIn: paths.doctorLogin, register: paths.doctorRegister },
  pharmacy: { signIn: paths.pharmaLogin, register: paths.pharmaRegistration },
  admin: { signIn: paths.adminLogin },
  company: { signIn: paths.companyLogin, register: paths.companyRegister },
}

/** Whose account it is, when the server refused a sign-in because the screen is for another kind. */
export function otherKindOf(error: unknown): AccountKind | undefined {
  if (!isApiError(error) || error.code !== 'wrong_kind') return undefined
  return accountKinds.find((kind) => kind === error.errors[0]?.code)
}
