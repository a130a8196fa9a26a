import { sessionExpiredMessage } from '#contract/kernel/specified.ts'
import { loginFollowed, selectAccessToken, selectLogin, tokensRenewed } from '../session/login.ts'
import { browserStorage } from '../session/safe-storage.ts'
import { readStoredLogin } from '../session/stored-login.ts'
import { errorToast } from '../toasts/toasts.ts'
import type { LayerContext, Send } from './layer.ts'
import { withToken } from './layers/bearer.ts'
import { inTurn } from './renewal-turn.ts'

/** `kept`: the renewal could not be asked for; the session stays as it is. */
export type RenewalOutcome = 'renewed' | 'refused' | 'kept'

const renewals = new WeakMap<LayerContext['services'], Promise<RenewalOutcome>>()

/**
 * Replaces `failedToken` by a new one: once for all requests of this tab that failed together, and once for all tabs.
 * When the server refuses, the session ends here and a toast says so.
 */
export function renewLogin(failedToken: string, send: Send, path: string, context: LayerContext): Promise<RenewalOutcome> {
  const underWay = renewals.get(context.services)
  if (underWay) return underWay
  const renewal = inTurn(failedToken, () => renewOrAdopt(failedToken, send, path, context)).finally(() =>
    renewals.delete(context.services),
  )
  renewals.set(context.services, renewal)
  return renewal
}

async function renewOrAdopt(failedToken: string, send: Send, path: string, context: LayerContext): Promise<RenewalOutcome> {
  const userType = selectLogin(context.getState())?.userType
  // Somebody else signed in there: what this person asked for is not asked again in the other's name.
  const adopted = () => (selectLogin(context.getState())?.userType === userType ? 'renewed' : 'kept')
  const stored = readStoredLogin(browserStorage)
  if (stored && stored.accessToken.token !== failedToken) {
    context.dispatch(loginFollowed(stored))
    return adopted()
  }
  const login = selectLogin(context.getState())
  if (!login) return 'kept'
  // A request of its own: the end of the one that failed must not take the renewal of all others with it.
  const own = { ...context, signal: new AbortController().signal }
  const request = withToken({ method: 'POST', path, body: { refreshToken: login.refreshToken.token } }, failedToken)
  const { data, error } = await send(request, own)
  // Signed out meanwhile, or what another tab had stored came late.
  if (selectAccessToken(context.getState()) !== failedToken) return adopted()
  const accessToken = tokenIn(data, 'accessToken')
  if (accessToken) {
    const refreshToken = tokenIn(data, 'refreshToken')
    context.dispatch(tokensRenewed({ accessToken, ...(refreshToken && { refreshToken }) }))
    await context.services.saveLogin()
    return 'renewed'
  }
  if (error && isPassing(error.status)) return 'kept'
  context.dispatch(errorToast(sessionExpiredMessage))
  await context.services.endSession()
  return 'refused'
}

/** No answer, a server in trouble, or too many at once: says nothing about the session. */
function isPassing(status: number): boolean {
  return status === 0 || status >= 500 || status === 408 || status === 429
}

function tokenIn(data: unknown, field: 'accessToken' | 'refreshToken'): { token: string } | undefined {
  const holder = (data as Record<string, { token?: unknown } | undefined> | null | undefined)?.[field]
  return typeof holder?.token === 'string' && holder.token ? { token: holder.token } : undefined
}
