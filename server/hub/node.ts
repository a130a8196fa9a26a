import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type ServerOptions, type WebSocket } from 'ws'
import { hubPath } from '#contract/hub/calls.ts'
import { isDatabaseAway } from '#server/kernel/database-away.ts'
import { awaySeconds } from '#server/kernel/http/problems.ts'
import { hasSeveralHosts, requestTarget } from '#server/kernel/http/request-target.ts'
import type { Log } from '#server/kernel/ports.ts'
import type { Hub } from './hub.ts'
import type { HubSocket } from './socket.ts'

const statuses = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const

/** Tickets are 24 bytes in base64url; anything else is not looked for. */
const ticketForm = /^[\w-]{32}$/
/** Connection tokens come from our own negotiation. */
const tokenForm = /^[\w-]{1,64}$/

/**
 * Serves the hub's WebSocket on a server's upgrades. The ticket comes in `access_token` (browsers) or as a bearer (the official
 * client in Node); it is in no log, and a request that is refused is answered before anything is upgraded.
 */
export function attachHub(server: Server, { hub, log }: { hub: Hub; log: Log }): void {
  const options: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: hub.limits.messageBytes,
    // Milliseconds until a client that does not say goodbye is dropped; a stopping server waits for it.
    closeTimeout: 3000,
  }
  const sockets = new WebSocketServer(options)

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, query: URLSearchParams): Promise<void> {
    const ticket = ticketOf(request, query)
    const guest = ticket === null ? null : await hub.redeem(ticket)
    if (!guest) return refuseUpgrade(socket, 401)
    if (hub.isFull(guest.userId)) return refuseUpgrade(socket, 429)
    const token = query.get('id')
    if (token !== null && !tokenForm.test(token)) return refuseUpgrade(socket, 400)
    sockets.handleUpgrade(request, socket, head, (webSocket) => hub.accept(new NodeSocket(webSocket), guest, token))
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Stays for good: a socket may fail at any moment, also after it was refused, and without a listener that would end the process.
    socket.on('error', ignoreFault)
    const url = requestTarget(request.url)
    if (!url || hasSeveralHosts(request.rawHeaders)) return refuseUpgrade(socket, 400)
    if (url.pathname !== hubPath) {
      // Somebody else's path, if somebody else listens (a development server's hot reload).
      if (server.listenerCount('upgrade') === 1) refuseUpgrade(socket, 404)
      return
    }
    upgrade(request, socket, head, url.searchParams).catch((error: unknown) => {
      if (isDatabaseAway(error)) return refuseUpgrade(socket, 503, { 'Retry-After': awaySeconds })
      log.error('hub connection failed', { error: error instanceof Error ? error.name : 'unknown' })
      refuseUpgrade(socket, 500)
    })
  })
}

function ticketOf(request: IncomingMessage, query: URLSearchParams): string | null {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  const ticket = query.get('access_token') ?? bearer
  return ticket !== undefined && ticketForm.test(ticket) ? ticket : null
}

/** Answers an upgrade that is refused and closes its socket; a caller who keeps their half open keeps nothing of ours. */
function refuseUpgrade(
  socket: Duplex,
  status: keyof typeof statuses,
  headers: Readonly<Record<string, string | number>> = {},
): void {
  const lines = Object.entries({ Connection: 'close', 'Content-Length': 0, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${statuses[status]}\r\n${lines.join('\r\n')}\r\n\r\n`)
}

const text = { binary: false }
const notText = 1003

// A message to many is made a Buffer once.
let lastSent: Uint8Array | null = null
let lastBuffer: Buffer = Buffer.alloc(0)

/** A class and not an object of closures: there are tens of thousands, and closures took 2 kB of each. */
class NodeSocket implements HubSocket {
  readonly #webSocket: WebSocket

  constructor(webSocket: WebSocket) {
    this.#webSocket = webSocket
    // A faulty frame (too large, no UTF-8) closes the socket; `close` follows.
    webSocket.on('error', ignoreFault)
  }

  get buffered(): number {
    return this.#webSocket.bufferedAmount
  }

  send(data: Uint8Array): void {
    if (data !== lastSent) {
      lastSent = data
      lastBuffer = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    }
    this.#webSocket.send(lastBuffer, text)
  }

  close(code = 1000): void {
    this.#webSocket.close(code)
  }

  terminate(): void {
    this.#webSocket.terminate()
  }

  onMessage(receive: (text: string) => void): void {
    this.#webSocket.on('message', (data: RawData, isBinary: boolean) => {
      if (isBinary) this.close(notText)
      else receive((data as Buffer).toString('utf8'))
    })
  }

  onClose(closed: () => void): void {
    this.#webSocket.on('close', closed)
  }
}

function ignoreFault(): void {}
