/** What every call with a JSON body carries, whoever sends it. */
export const jsonHeaders = { Accept: 'application/json, application/problem+json', 'Content-Type': 'application/json' }

const scheme = 'Bearer '

/** The header that names who asks; an empty token where nobody is signed in. */
export const authorization = (token: string) => ({ Authorization: scheme + token })

/** The token of such headers; `undefined` where they have none. */
export const tokenIn = (headers: Readonly<Record<string, string>> | undefined): string | undefined =>
  headers?.['Authorization']?.slice(scheme.length)
