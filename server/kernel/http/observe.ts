import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Platform } from '../platform.ts'
import type { Metrics } from '../ports.ts'
import type { Connection } from './facts.ts'
import { tracesOf } from './keep-trace.ts'

export interface Environment {
  Bindings: Connection
  Variables: {
    requestId: string
    isSignedIn?: boolean
    /** What was thrown, where something was. */
    thrown?: unknown
  }
}

/**
 * Gives each request an id, headers that every answer of the API has, a line in the log and its figures. Only the route's
 * pattern is told: addresses hold ids, queries hold what people look for.
 */
export function observed({ db, log, clock }: Pick<Platform, 'db' | 'log' | 'clock'>, metrics?: Metrics) {
  const keepTrace = tracesOf({ db, clock })
  return createMiddleware<Environment>(async (context, next) => {
    const requestId = crypto.randomUUID()
    const started = performance.now()
    context.set('requestId', requestId)
    await next()
    // On the answer itself: the context would make a new one for each header, and read its body through a stream.
    const { headers } = context.res
    headers.set('X-Request-Id', requestId)
    // The platform's own, by which devices whose clock is wrong go.
    headers.set('Date', clock.now().toUTCString())
    headers.set('X-Content-Type-Options', 'nosniff')
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    const { method } = context.req
    const { status } = context.res
    // What answered: the route reached last.
    const route = routePath(context)
    log.info('request', { method, route, status, milliseconds, requestId })
    metrics?.request({ method, route, status, seconds: milliseconds / 1000 })
    const { isSignedIn = false, thrown: error } = context.var
    keepTrace({ requestId, method, route, status, milliseconds, isSignedIn, error })
  })
}
