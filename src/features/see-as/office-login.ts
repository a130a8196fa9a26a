import { type LoginRecord, signedIn } from '#shared/session/login.ts'
import { browserStorage } from '#shared/session/safe-storage.ts'
import { checkedLogin } from '#shared/session/stored-login.ts'

/** Where the administrator's own login record lies while they see with somebody's eyes. */
const officeKey = 'carenest:office'

export interface OfficeLogin {
  readonly login: LoginRecord
  /** Where in the office they come back to. */
  readonly returnTo: string
}

export function keepOfficeLogin(kept: OfficeLogin): void {
  browserStorage.setItem(officeKey, JSON.stringify(kept))
}

/** Takes it out of storage; `undefined` where there is none, or it is damaged. */
export function takeOfficeLogin(): OfficeLogin | undefined {
  const text = browserStorage.getItem(officeKey)
  browserStorage.removeItem(officeKey)
  try {
    const { login, returnTo } = JSON.parse(text ?? '{}') as { login?: unknown; returnTo?: unknown }
    const checked = checkedLogin(login)
    return checked && typeof returnTo === 'string' && returnTo.startsWith('/') ? { login: checked, returnTo } : undefined
  } catch {
    return undefined
  }
}

/** Back to the office: the administrator is signed in again, and where they were. Answers whether there was a way back. */
export function backToOffice(
  dispatch: (action: ReturnType<typeof signedIn>) => unknown,
  navigate: (to: string) => unknown,
): boolean {
  const office = takeOfficeLogin()
  if (!office) return false
  dispatch(signedIn(office.login))
  // After the change of the session, which asks the rule of the screen that is left.
  void navigate(office.returnTo)
  return true
}
