import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { slotsTopic } from '#contract/booking/topics.ts'
import { Hub } from '#server/hub/hub.ts'
import { attachHub } from '#server/hub/node.ts'
import { encode, write } from '#server/hub/protocol.ts'
import { doctorId, type Kind, type ToServer } from './messages.ts'

/** The measured process: the hub, or bare `ws` that only keeps its sockets. */
const kind = process.argv[2] as Kind
const silent = { info() {}, warn() {}, error() {} }
const told = { kind: 'slots.changed', payload: { doctorId } }

/** Sends one text to everybody. */
function serveBare(server: Server): () => void {
  const clients = new Set<WebSocket>()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false })
  sockets.on('connection', (socket) => {
    clients.add(socket)
    socket.on('message', () => {})
    socket.on('close', () => clients.delete(socket))
  })
  return () => {
    const text = new TextDecoder().decode(encode(write.invocation('event', { seq: null, ...told, at: new Date().toISOString() })))
    for (const client of clients) client.send(text)
  }
}

/** Every ticket is good and another person's: tickets live in the database, whose cost is another process's. */
function serveHub(server: Server): () => void {
  let people = 0
  const hub = new Hub({
    log: silent,
    mayWatch: async () => true,
    store: {
      redeem: async () => ({
        userId: `00000000-0000-7000-8000-${String(++people).padStart(12, '0')}`,
        sessionId: crypto.randomUUID(),
      }),
      catchUp: async () => ({ events: [], last: 0, reset: false }),
      readEvent: async () => null,
      endedAmong: async () => [],
    },
  })
  hub.start()
  attachHub(server, { hub, log: silent })
  return () => hub.announce(slotsTopic(doctorId), told)
}

const server = createServer()
const tellAll = kind === 'bare' ? serveBare(server) : serveHub(server)

process.on('message', (message: ToServer) => {
  if (message === 'tellAll') return tellAll()
  for (let round = 0; round < 4; round++) globalThis.gc?.()
  if (process.env['MEM']) console.error(kind, JSON.stringify(process.memoryUsage()))
  process.send?.({ bytes: process.memoryUsage().rss })
})
process.on('disconnect', () => process.exit())
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
)
