import { sessionExpiredMessage } from '#contract/kernel/specified.ts'
import { loginFollowed, selectAccessToken, selectLogin, selectSessionId, tokensRenewed } from '../session/login.ts'
import { browserStorage } from '../session/safe-storage.ts'
import { readStoredLogin } from '../session/stored-login.ts'
import { sessionIdOf } from '../session/token-claims.ts'
import { errorToast } from '../toasts/toasts.ts'
import type { LayerContext, Send } from './layer.ts'
import { withToken } from './layers/bearer.ts'
import { inTurn } from './renewal-turn.ts'

/** `kept`: the renewal could not be asked for; the session stays as it is. */
export type RenewalOutcome = 'renewed' | 'refused' | 'kept'

const renewals = new WeakMap<LayerContext['services'], { session: string; outcome: Promise<RenewalOutcome> }>()

/**
 * Replaces `failedToken` by a new one of the same session: once for all requests of this tab that failed together, and once for all tabs.
 * When the server refuses, the session ends here and a toast says so. Where somebody else has signed in meanwhile, in this tab or
 * another, their login record is taken over and stays as it is.
 */
export function renewLogin(failedToken: string, send: Send, path: string, context: LayerContext): Promise<RenewalOutcome> {
  const session = sessionIdOf(failedToken)
  const underWay = renewals.get(context.services)
  if (underWay?.session === session) return underWay.outcome
  const outcome = inTurn(failedToken, () => renewOrAdopt(failedToken, send, path, context)).finally(() => {
    if (renewals.get(context.services)?.outcome === outcome) renewals.delete(context.services)
  })
  renewals.set(context.services, { session, outcome })
  return outcome
}

async function renewOrAdopt(failedToken: string, send: Send, path: string, context: LayerContext): Promise<RenewalOutcome> {
  if (isReplaced(failedToken, context)) return adopted(failedToken, context)
  const login = selectLogin(context.getState())
  if (!login) return 'kept'
  // A request of its own: the end of the one that failed must not take the renewal of all others with it.
  const own = { ...context, signal: new AbortController().signal }
  const request = withToken({ method: 'POST', path, body: { refreshToken: login.refreshToken.token } }, failedToken)
  const { data, error } = await send(request, own)
  // Signed out meanwhile, somebody else signed in, or what another tab had stored came late.
  if (isReplaced(failedToken, context)) return adopted(failedToken, context)
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

/** Whether the token is in use no more. What storage holds is taken over: another tab's message of it may still be on its way. */
function isReplaced(token: string, context: LayerContext): boolean {
  if (selectAccessToken(context.getState()) !== token) return true
  const stored = readStoredLogin(browserStorage)
  if (!stored || stored.accessToken.token === token) return false
  context.dispatch(loginFollowed(stored))
  return true
}

/** What one person asked for is never asked again in another's name. */
const adopted = (failedToken: string, { getState }: LayerContext): RenewalOutcome =>
  selectSessionId(getState()) === sessionIdOf(failedToken) ? 'renewed' : 'kept'

/** No answer, a server in trouble, or too many at once: says nothing about the session. */
function isPassing(status: number): boolean {
  return status === 0 || status >= 500 || status === 408 || status === 429
}

function tokenIn(data: unknown, field: 'accessToken' | 'refreshToken'): { token: string } | undefined {
  const holder = (data as Record<string, { token?: unknown } | undefined> | null | undefined)?.[field]
  return typeof holder?.token === 'string' && holder.token ? { token: holder.token } : undefined
}
