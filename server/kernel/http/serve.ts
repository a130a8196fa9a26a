import type { Context } from 'hono'
import type { Implemented } from '../module.ts'
import type { Platform } from '../platform.ts'
import { allow } from './allow.ts'
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
  /** Are answers held against their schemas? */
  readonly checkAnswers: boolean
}

/** One endpoint's way: who, may they, what came, (once), do it, answer. Each step is its own file. */
export function serve({ platform, authenticate: authenticator, admitVisitor, checkAnswers }: Serving, implemented: Implemented) {
  const { endpoint, handle, bodyLimit = defaultBodyLimit } = implemented
  return async (context: Context<Environment>): Promise<Response> => {
    const request = context.req.raw
    const bytes = bodyReader(request, bodyLimit)
    const authorization = endpoint.bearer === 'ignored' ? null : request.headers.get('authorization')
    const actor = await authenticate(authenticator, authorization)
    allow(endpoint.access, actor)
    if (!actor && endpoint.visitorLimit !== 'none') admitVisitor(context.env?.ip ?? '', endpoint.method)
    const cookies = new Map<string, string>()
    const facts = requestFacts(request, context.env, actor, bytes, cookies)
    const sent = endpoint.method !== 'GET' && request.body ? await bytes() : new Uint8Array()
    const input = parse(endpoint, {
      params: context.req.param(),
      query: context.req.queries(),
      body: endpoint.body && jsonOf(sent, request.headers.get('content-type')),
    })
    const run = async (within: Platform) => answerResponse(endpoint, await handle(within, input, actor, facts), checkAnswers)
    const response = await (endpoint.idempotent ? answeredOnce({ platform, request, facts, actor, sent }, run) : run(platform))
    for (const cookie of cookies.values()) response.headers.append('Set-Cookie', cookie)
    return response
  }
}
