import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PrometheusMetrics } from '#server/adapters/metrics/prometheus.ts'
import { isLocal } from './caller-address.ts'

function bears(request: IncomingMessage, token: string): boolean {
  const given = Buffer.from(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
  const wanted = Buffer.from(token)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** `/metrics`: for whoever bears the token; without a token for this machine alone. To others it does not exist. */
export function serveMetrics(metrics: PrometheusMetrics, token: string | undefined) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!(token ? bears(request, token) : isLocal(request))) {
      response.writeHead(404).end()
      return
    }
    metrics.read().then(
      ({ contentType, text }) => response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  }
}
