import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { RunningPlatform } from '#server/platform.ts'
import { serveHub } from '#server/hub/http.ts'
import { hasSeveralHosts, requestTarget } from '#server/kernel/http/request-target.ts'
import { callerReader } from './caller-address.ts'
import { createInFlight, type InFlight } from './in-flight.ts'
import type { ServeWeb } from './serve-web.ts'
import { securityHeaders, type SecurityOptions } from './security-headers.ts'

export interface HttpServerOptions {
  readonly fetch: RunningPlatform['fetch']
  readonly security: SecurityOptions
  /** What is neither API nor hub. */
  readonly serveWeb: ServeWeb
  readonly serveMetrics: (request: IncomingMessage, response: ServerResponse) => void
  readonly inFlight?: InFlight
  /** Others than {@link usualTimeouts}; for tests. */
  readonly timeouts?: Partial<typeof usualTimeouts>
}

/** Milliseconds. A caller that trickles its request in is cut off; so is a silent connection. */
const usualTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

const ofPlatform = /^\/(?:api|hub)(?:\/|$)|^\/(?:healthz|readyz)$/

/** The platform behind Node's HTTP server: which part answers what, and the headers that all answers have. Not yet listening. */
export function createHttpServer({
  fetch,
  security,
  serveWeb,
  serveMetrics,
  inFlight = createInFlight(),
  timeouts,
}: HttpServerOptions): Server {
  const caller = callerReader(security.trustedProxies)
  const headersOf = securityHeaders(security, (request) => caller.isSecure(request))
  const servePlatform = getRequestListener(
    (request, { incoming }) =>
      serveHub(request) ?? inFlight.during(fetch(request, { ip: caller.address(incoming as IncomingMessage) })),
  )
  return createServer({ ...usualTimeouts, ...timeouts, maxHeaderSize: 16_384 }, (request, response) => {
    for (const [name, value] of Object.entries(headersOf(request))) response.setHeader(name, value)
    const pathname = pathOf(request)
    inFlight.count(response)
    if (pathname === null) response.writeHead(400, { Connection: 'close' }).end()
    else if (pathname === '/readyz' && inFlight.isLeaving) response.writeHead(503).end('going down')
    else if (ofPlatform.test(pathname)) void servePlatform(request, response)
    else if (pathname === '/metrics') serveMetrics(request, response)
    else serveWeb(request, response, pathname, caller.address(request))
  })
}

/** The decoded path; `null` when it is no path, or the request names several hosts. */
function pathOf(request: IncomingMessage): string | null {
  if (hasSeveralHosts(request.rawHeaders)) return null
  try {
    const address = requestTarget(request.url)
    return address && decodeURIComponent(address.pathname)
  } catch {
    return null
  }
}
