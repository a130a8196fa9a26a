import { http, HttpResponse, type HttpHandler } from 'msw'
import { hubPath } from '#contract/hub/calls.ts'
import type { Network } from './network.ts'
import type { WorkerLine } from './worker-line.ts'

const withoutBody = new Set([204, 205, 304])

/** Hands every request for the platform to the worker. */
export function platformHandlers(line: WorkerLine, network: Network): HttpHandler[] {
  const answer = async ({ request: asked }: { request: Request }) => {
    const passage = await network.pass(asked)
    if (!passage) return HttpResponse.error()
    const { request, failing } = passage
    const { method, url: address } = request
    const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
    const sent = { method, address, headers: [...request.headers], body, failing }
    const { status, headers, body: answered } = await line.ask('request', sent, { transfer: body ? [body] : [] })
    return new HttpResponse(withoutBody.has(status) ? null : answered, {
      status,
      headers: headers.map(([name, value]) => [name, value]),
    })
  }
  return ['/api/*', `${hubPath}/negotiate`, '/healthz', '/readyz'].map((path) => http.all(path, answer))
}
