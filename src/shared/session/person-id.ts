import { readStoredLogin } from './stored-login.ts'

/**
 * The account's id, out of the stored access token; `undefined` of a visitor or an unreadable token. Only for what is kept apart for
 * each person on a device: the token is not proven here.
 */
export function readPersonId(storage: Pick<Storage, 'getItem'>): string | undefined {
  const [, claims = ''] = readStoredLogin(storage)?.accessToken.token.split('.') ?? []
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}
