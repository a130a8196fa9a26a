import { selectAccessToken, selectSessionId } from '../../session/login.ts'
import { sessionIdOf } from '../../session/token-claims.ts'
import type { Layer } from '../layer.ts'
import { renewLogin } from '../renew-login.ts'
import { tokenOf, withToken } from './bearer.ts'

/**
 * Answers a 401 with one renewal and one retry (specification, sections 4 and 7). A 401 that comes late, when the token has been
 * renewed in the meantime, is retried with the new one and renews nothing. Whatever the retry answers goes to the caller. Where somebody
 * else has signed in meanwhile nothing is retried.
 */
export const renewal =
  (renewalPath: string): Layer =>
  (next) =>
  async (request, context) => {
    const answer = await next(request, context)
    const sent = tokenOf(request)
    if (answer.error?.status !== 401 || !sent || request.keepsSession) return answer
    const current = selectAccessToken(context.getState())
    if (current === sent && (await renewLogin(sent, next, renewalPath, context)) !== 'renewed') return answer
    if (selectSessionId(context.getState()) !== sessionIdOf(sent)) return answer
    return next(withToken(request, selectAccessToken(context.getState())), context)
  }
