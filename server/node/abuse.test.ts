import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createPrometheusMetrics } from '#server/adapters/metrics/prometheus.ts'
import { Hub } from '#server/hub/hub.ts'
import { attachHub } from '#server/hub/node.ts'
import { readBody } from '#server/kernel/http/body.ts'
import { createHttpServer } from './http-server.ts'
import { serveMetrics } from './serve-metrics.ts'
import { serveWeb } from './serve-web.ts'

/**
 * What comes to an open port. A listener that throws, or a socket without one for its errors, would end the process; here it ends the
 * test's run, since nobody catches it.
 */
const log = { info() {}, warn() {}, error() {} }
const folder = mkdtempSync(join(tmpdir(), 'carenest-abuse-'))
let server: Server
let port: number

/** Tickets are looked for until the test lets the answer come. */
let redeemed: Promise<null> = Promise.resolve(null)
let lookedFor = 0

beforeAll(async () => {
  server = createHttpServer({
    fetch: async (request) => {
      const body = await readBody(request, 1000).catch(() => null)
      return body ? new Response(`${body.byteLength}`) : new Response(null, { status: 400 })
    },
    security: {
      publicUrl: 'http://localhost:4000',
      trustedProxies: [],
      stripe: false,
      maps: false,
      firebaseDomain: null,
      largeCalls: null,
    },
    serveWeb: serveWeb(folder),
    serveMetrics: serveMetrics(createPrometheusMetrics(), 'a-token-of-metrics'),
    timeouts: { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 },
  })
  const store = {
    redeem: () => {
      lookedFor += 1
      return redeemed
    },
    catchUp: async () => ({ events: [], last: 0, reset: false }),
    readEvent: async () => null,
    endedAmong: async () => [],
  }
  attachHub(server, { hub: new Hub({ store, log }), log })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close().closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** After whatever a test did, the next caller is served, and nothing is left open. */
afterEach(() =>
  vi.waitFor(
    async () => {
      const answer = await say('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
      if (statuses(answer)[0] !== 200) throw new Error(`The next caller got ${answer}`)
      if ((await connections()) > 0) throw new Error('A connection was left open')
    },
    { timeout: 30_000 },
  ),
)

const connections = () => new Promise<number>((resolve) => server.getConnections((_fault, count) => resolve(count)))

/** `allowHalfOpen`: keeps its own half open when the server closes. */
function open(allowHalfOpen = false): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen })
  socket.on('error', () => {})
  return socket
}

/** All that is answered until the server closes. */
async function say(text: string): Promise<string> {
  const socket = open()
  let answer = ''
  socket.setEncoding('latin1').on('data', (part: string) => (answer += part))
  socket.write(text, 'latin1')
  await once(socket, 'close')
  return answer
}

const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
const upgrade = (target: string, more = '') =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`
const wellFormed = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
const ticket = 'a'.repeat(32)

test.each(['//', '///', '//[', '//x/hub', 'http://[', '*', 'hub', '/\\x/hub'])(
  'an upgrade at %s is answered 400',
  async (target) => {
    const answer = await say(upgrade(target, wellFormed))
    expect(statuses(answer)).toEqual([400])
  },
)

test.each([
  ['api', 'GET /api/doctors HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
  ['page', 'GET / HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n'],
  ['health', 'GET /healthz HTTP/1.1\r\nhOsT: x\r\nAccept: */*\r\nHOST:\r\n\r\n'],
  ['upgrade', upgrade('/hub', `Host: y\r\n${wellFormed}`)],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
])('several hosts, or none, are answered 400: %s', async (_what, request) => {
  expect(statuses(await say(request))).toEqual([400])
})

test.each([
  ['elsewhere', '/elsewhere', 404],
  ['without a ticket', '/hub', 401],
  ['with a false ticket', `/hub?access_token=${ticket}`, 401],
])('an upgrade %s is refused, and its socket may be reset then', async (_what, target, status) => {
  for (let count = 0; count < 20; count += 1) {
    const socket = open(true)
    socket.write(upgrade(target, wellFormed))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(statuses(answer.toString())).toEqual([status])
    socket.write('more')
    socket.resetAndDestroy()
    await once(socket, 'close')
  }
})

test('an upgrade may be reset while its ticket is looked for', async () => {
  let answer: (none: null) => void = () => {}
  redeemed = new Promise((resolve) => (answer = resolve))
  lookedFor = 0
  for (let count = 1; count <= 20; count += 1) {
    const socket = open()
    socket.write(upgrade(`/hub?access_token=${ticket}`, wellFormed))
    await expect.poll(() => lookedFor).toBe(count)
    socket.resetAndDestroy()
  }
  answer(null)
  redeemed = Promise.resolve(null)
})

test.each([
  ['two lengths', 'Content-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  [
    'a length and chunks',
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: x\r\n\r\n',
  ],
  ['chunks that are not the last coding', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a length that is no number', 'Content-Length: +1\r\n\r\na'],
  ['a length below nothing', 'Content-Length: -1\r\n\r\na'],
  ['a chunk whose size is no number', 'Transfer-Encoding: chunked\r\n\r\nxyz\r\nabc\r\n0\r\n\r\n'],
  ['a chunk longer than it says', 'Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n'],
  ['a header on two lines', 'X-One: 1\r\n two\r\nContent-Length : 1\r\n\r\na'],
  ['a line feed alone', 'X-One: 1\nX-Two: 2\r\nContent-Length: 0\r\n\r\n'],
])('a request with %s is answered 400 and nothing after it', async (_what, rest) => {
  const answer = await say(`POST /api/x HTTP/1.1\r\nHost: x\r\n${rest}`)
  expect(statuses(answer)).toEqual([400])
})

test.each(['CONNECT x:1', 'BREW /', 'get /', 'PRI *', 'OPTIONS *', 'GET', 'GET / /', 'GET //', 'GET http://[', 'M-SEARCH *'])(
  'the request line %s ends nothing, and is never taken',
  async (line) => {
    const answer = await say(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(statuses(answer).filter((status) => status < 400)).toEqual([])
  },
)

test.each([
  ['in the middle of a length', 'Content-Length: 1000\r\n\r\nabc'],
  ['in the middle of a chunk', 'Transfer-Encoding: chunked\r\n\r\nff\r\nabc'],
])('a body may break off %s', async (_what, rest) => {
  for (let count = 0; count < 20; count += 1) {
    const socket = open()
    socket.write(`POST /api/x HTTP/1.1\r\nHost: x\r\n${rest}`)
    await once(socket, 'connect')
    if (count % 2) socket.resetAndDestroy()
    else socket.destroy()
    await once(socket, 'close')
  }
})

test.each([
  ['in its headers', 'POST /api/x HTTP/1.1\r\nHost: x\r\n'],
  ['in its body', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\na'],
  ['before its first byte', ''],
])('a socket that stands still %s is given up', async (_where, text) => {
  expect(statuses(await say(text))).toEqual([408])
})

test('whatever is sent, nothing ends', async () => {
  const valid = [
    'GET /api/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    upgrade('/hub?access_token=x', wellFormed),
    'POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n3\r\nabc\r\n0\r\n\r\n',
  ]
  const noise = fc.record({
    text: fc.constantFrom(...valid),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    remove: fc.nat(6),
    insert: fc.string({ unit: 'binary-ascii', maxLength: 6 }),
    end: fc.constantFrom('end', 'reset'),
  })
  await fc.assert(
    fc.asyncProperty(noise, async ({ text, at, remove, insert, end }) => {
      const from = Math.floor(at * text.length)
      const socket = open()
      socket.resume()
      socket.write(text.slice(0, from) + insert + text.slice(from + remove), 'latin1')
      await once(socket, 'connect')
      if (end === 'end') socket.end()
      else socket.resetAndDestroy()
      await once(socket, 'close')
    }),
    { seed: 10, numRuns: 400 },
  )
})
