import { selectAccessToken } from '../../session/login.ts'
import { authorization, tokenIn } from '../headers.ts'
import type { Layer } from '../layer.ts'
import { type ApiRequest, isStaticAsset } from '../request.ts'

/** Carries the stored access token on every API request; an empty one where nobody is signed in. */
export const bearer: Layer = (next) => (request, context) =>
  next(isStaticAsset(request.path) ? request : withToken(request, selectAccessToken(context.getState())), context)

export function withToken(request: ApiRequest, token: string): ApiRequest {
  return { ...request, headers: { ...request.headers, ...authorization(token) } }
}

/** The token that a request carries; `undefined` where it carries no header. */
export function tokenOf(request: ApiRequest): string | undefined {
  return tokenIn(request.headers)
}
