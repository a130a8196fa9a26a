import type { Context } from 'hono'
import type { Implemented } from '../module.ts'
import type { Platform } from '../platform.ts'
import { allow, allowSeen, type SeenByOffice } from './allow.ts'
import { answerResponse } from './answer.ts'
import { authenticate } from './authenticate.ts'
import type { Authenticator } from './authenticate.ts'
import { defaultBodyLimit, jsonOf } from './body.ts'
import { bodyReader, requestFacts } from './facts.ts'
import type { Environment } from './observe.ts'
import { answeredOnce } from './idempotency.ts'
import { parse } from './parse.ts'

export interface Serving {
  readonly platform: Platform
  readonly authenticate: Authenticator
  /** Counts a call of who has no login; throws when it was one too many. */
  readonly admitVisitor: (ip: string, method: string) => void
  readonly seenByOffice: SeenByOffice
  /** Are answers held against their schemas? */
  readonly checkAnswers: boolean
}

/** One endpoint's way: who, may they, what came, (once), do it, answer. Each step is its own file. */
export function serve(serving: Serving, implemented: Implemented) {
  const { platform, authenticate: authenticator, admitVisitor, seenByOffice, checkAnswers } = serving
  const { endpoint, handle, bodyLimit = defaultBodyLimit } = implemented
  return async (context: Context<Environment>): Promise<Response> => {
    const request = context.req.raw
    const bytes = bodyReader(request, bodyLimit)
    const authorization = endpoint.bearer === 'ignored' ? null : request.headers.get('authorization')
    const actor = await authenticate(authenticator, authorization)
    context.set('isSignedIn', actor !== null)
    allow(endpoint.access, actor)
    allowSeen(endpoint, actor, seenByOffice)
    if (!actor && endpoint.visitorLimit !== 'none') admitVisitor(context.env?.ip ?? '', endpoint.method)
    const within = platform.within({
      requestId: context.get('requestId'),
      sessionId: actor?.sessionId ?? null,
      impersonatorId: actor?.seenBy ?? null,
    })
    const cookies = new Map<string, string>()
    const facts = requestFacts(request, context.env, actor, bytes, cookies)
    const sent = endpoint.method !== 'GET' && request.body ? await bytes() : new Uint8Array()
    const input = parse(endpoint, {
      params: context.req.param(),
      query: context.req.queries(),
      body: endpoint.body && jsonOf(sent, request.headers.get('content-type')),
    })
    const run = async (once: Platform) => answerResponse(endpoint, await handle(once, input, actor, facts), checkAnswers)
    const response = await (endpoint.idempotent
      ? answeredOnce({ platform: within, request, facts, actor, sent }, run)
      : run(within))
    for (const cookie of cookies.values()) response.headers.append('Set-Cookie', cookie)
    return response
  }
}
