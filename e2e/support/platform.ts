import { callsOver } from '../../tests/support/call.ts'

export const origin = `http://localhost:${process.env['E2E_PORT'] ?? 4390}`

let callers = 0

/** A network address of its own (RFC 5737 and on), so that limits per address do not add up over the journeys. */
function nextAddress(): string {
  callers += 1
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 250
  return `198.18.${worker}.${callers % 250}`
}

/** The platform's endpoints by their contract, asked over the network beside the browser. */
export const { call, refusal, send } = callsOver((request) => {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('X-Forwarded-For', nextAddress())
  return request
    .text()
    .then((body) => fetch(origin + pathname + search, { method: request.method, headers, body: body === '' ? undefined : body }))
})
