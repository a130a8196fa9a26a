import { Hono } from 'hono'
import { notFound, Refusal } from '../errors.ts'
import type { Implemented, Module } from '../module.ts'
import type { Platform } from '../platform.ts'
import type { Metrics } from '../ports.ts'
import type { Authenticator } from './authenticate.ts'
import { assertDeclared } from './declared.ts'
import { mountDocs } from './docs.ts'
import { mountHealth } from './health.ts'
import { observed } from './observe.ts'
import type { Environment } from './observe.ts'
import { problemResponse, refusalResponse } from './problems.ts'
import { serve } from './serve.ts'
import { visitorAllowance } from './visitor-allowance.ts'

export interface AppOptions {
  readonly platform: Platform
  readonly modules: readonly Module[]
  readonly authenticate: Authenticator
  readonly metrics?: Metrics
  /** Hold every answer against its schema; on unless said otherwise, off in production. */
  readonly checkAnswers?: boolean
}

export type App = Hono<Environment>

const apiBase = '/api'
const routeOf = (path: string) => apiBase + path.replaceAll(/\{([^}]*)\}/g, ':$1')

/**
 * The HTTP side of the platform, in the fetch standard: `app.fetch(request, { ip })`. Throws at once when an endpoint is
 * declared badly.
 */
export function createApp({ platform, modules, authenticate, metrics, checkAnswers = true }: AppOptions): App {
  assertDeclared(modules)
  const app: App = new Hono()
  const endpoints = modules.flatMap((module) => module.endpoints).toSorted(literalFirst)
  app.use(observed(platform, metrics))
  mountHealth(app, platform)
  mountDocs(
    app,
    endpoints.map(({ endpoint }) => endpoint),
  )
  const admitVisitor = visitorAllowance(platform)
  // Without a capability that opens anything, everything is closed.
  const seenByOffice = modules.find((module) => module.seenByOffice)?.seenByOffice ?? (() => false)
  for (const implemented of endpoints)
    app.on(
      implemented.endpoint.method,
      routeOf(implemented.endpoint.path),
      serve({ platform, authenticate, admitVisitor, seenByOffice, checkAnswers }, implemented),
    )
  mountOtherMethods(app, endpoints)
  app.all(`${apiBase}/*`, () => {
    throw notFound('no_such_path', 'There is nothing at this address')
  })
  app.onError((error, context) => {
    context.set('thrown', error)
    return problemResponse(error, platform.log, context.get('requestId'))
  })
  return app
}

/** `/doctors/mine` before `/doctors/{id}`: the first that matches answers. */
function literalFirst(a: Implemented, b: Implemented): number {
  const rank = ({ endpoint }: Implemented) => endpoint.path.replaceAll(/\{[^}]*\}/g, '\u{10FFFF}')
  return rank(a) < rank(b) ? -1 : 1
}

function mountOtherMethods(app: App, endpoints: readonly Implemented[]): void {
  const allowed = new Map<string, string[]>()
  for (const { endpoint } of endpoints) {
    const route = routeOf(endpoint.path)
    allowed.set(route, [...(allowed.get(route) ?? []), endpoint.method])
  }
  for (const [route, methods] of allowed) app.all(route, () => methodRefused(methods.join(', ')))
}

function methodRefused(allowed: string): Response {
  const response = refusalResponse(new Refusal(405, 'method_not_allowed', 'This address does not take that method'))
  response.headers.set('Allow', allowed)
  return response
}
