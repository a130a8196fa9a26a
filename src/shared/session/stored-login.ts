import type { LoginRecord } from './login.ts'

/** Where redux-persist keeps the login record: one JSON object whose values are JSON texts themselves. */
export const loginKey = 'userDetail'
export const storedLoginKey = `persist:${loginKey}`
/** What who is signed in chose last in the command palette; goes with the sign-out. */
export const recentKey = 'carenest:recent'

/** The record as it lies in storage now, which may be newer than this tab's; `undefined` when there is none or it is damaged. */
export function readStoredLogin(storage: Pick<Storage, 'getItem'>): LoginRecord | undefined {
  return parseStoredLogin(storage.getItem(storedLoginKey))
}

export function parseStoredLogin(text: string | null): LoginRecord | undefined {
  try {
    const fields: unknown = JSON.parse(text ?? 'null')
    if (!isObject(fields)) return undefined
    const parsed = ['userType', 'accessToken', 'refreshToken'].map((name) => [name, JSON.parse(String(fields[name]))])
    return checkedLogin(Object.fromEntries(parsed))
  } catch {
    return undefined
  }
}

/** The record if it has the shape of one; whatever else storage held gives `undefined`. */
export function checkedLogin(value: unknown): LoginRecord | undefined {
  if (!isObject(value)) return undefined
  const { userType, accessToken, refreshToken } = value
  if (!isUserType(userType) || !isToken(accessToken) || !isToken(refreshToken)) return undefined
  return { userType, accessToken: { token: accessToken.token }, refreshToken: { token: refreshToken.token } }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isUserType(value: unknown): value is LoginRecord['userType'] {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 5
}

function isToken(value: unknown): value is { token: string } {
  return isObject(value) && typeof value['token'] === 'string'
}
