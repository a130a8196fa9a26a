import { readStoredLogin } from './stored-login.ts'
import { claimsOf } from './token-claims.ts'

/**
 * The account's id, out of the stored access token; `undefined` of a visitor or an unreadable token. Only for what is kept apart for
 * each person on a device: the token is not proven here.
 */
export function readPersonId(storage: Pick<Storage, 'getItem'>): string | undefined {
  const login = readStoredLogin(storage)
  return login && claimsOf(login.accessToken.token).personId
}
