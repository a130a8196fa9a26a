import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { HttpTransportType, HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr'
import { noBackplane, type Backplane } from '#server/hub/backplane.ts'
import { createHubStore } from '#server/hub/database-store.ts'
import { serveHub } from '#server/hub/http.ts'
import { Hub } from '#server/hub/hub.ts'
import { hubModule } from '#server/hub/index.ts'
import type { HubLimits } from '#server/hub/limits.ts'
import { attachHub } from '#server/hub/node.ts'
import { createPublisher } from '#server/hub/publisher.ts'
import { issueTicket } from '#server/hub/tickets.ts'
import type { Db } from '#server/kernel/db.ts'
import { systemIds, webSecrets } from '#server/kernel/defaults.ts'
import type { Module } from '#server/kernel/module.ts'
import type { Topic } from '#server/kernel/watching.ts'
import { createActorOfSession } from '#server/modules/account/index.ts'
import { createPlatform } from '#server/platform.ts'
import { createOtherPorts } from './ports.ts'

export interface Person {
  readonly userId: string
  readonly sessionId: string
}

/** One process of the platform: its hub on a real HTTP server, on the database it is given. */
export async function startHubServer(options: {
  db: Db
  backplane?: Backplane
  limits?: Partial<HubLimits>
  name?: string
  /** What may be watched; free times by everybody unless said otherwise. */
  topics?: readonly Topic[]
}) {
  const { db, backplane = noBackplane, limits, name = 'one', topics = [{ name: 'slots', mayWatch: async () => true }] } = options
  const ports = createOtherPorts()
  const { clock, log } = ports
  const store = createHubStore({ db, clock, secrets: webSecrets })
  const hub = new Hub({ store, log, limits, mayWatch: (session, topic) => running.mayWatch(session, topic) })
  const publisher = createPublisher({ hub, store, backplane, log, name })
  const modules: Module[] = [hubModule, { name: 'watched', endpoints: [], topics, actorOfSession: createActorOfSession }]
  const running = createPlatform({ ...ports, db, ids: systemIds, secrets: webSecrets, hub: publisher, modules })
  const { platform } = running
  const server = createAdaptorServer({ fetch: (request) => serveHub(request) ?? new Response(null, { status: 404 }) }) as Server
  attachHub(server, { hub, log })
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await publisher.start()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    hub,
    publisher,
    platform,
    clock,
    log,
    address: `http://127.0.0.1:${port}/hub`,
    ticketFor: (person: Person) => issueTicket(platform, person),
    tell: (userIds: string[], id = crypto.randomUUID()) =>
      platform.transact(async (work) => {
        await work.tell(userIds, { kind: 'appointment.changed', payload: { id, state: 'confirmed' } })
        return id
      }),
    /** The network fails for everybody, without goodbye. */
    cutAll(): void {
      for (const socket of sockets) socket.destroy()
    },
    async stop(): Promise<void> {
      await publisher.stop()
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type HubServer = Awaited<ReturnType<typeof startHubServer>>

/** A person with a session, straight in the tables. */
export async function signIn(db: Db, userId: string = crypto.randomUUID()): Promise<Person> {
  const now = new Date('2026-03-02T08:00:00.000Z')
  const sessionId = crypto.randomUUID()
  await db
    .insertInto('users')
    .values({ id: userId, user_type: 0, email: `${userId}@carenest.test`, name: 'Somebody', created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const expires_at = new Date('2027-03-02T08:00:00.000Z')
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: userId,
      user_agent: '',
      ip: '',
      created_at: now,
      last_seen_at: now,
      expires_at,
      end_reason: null,
    })
    .execute()
  return { userId, sessionId }
}

/** The official client. Without `negotiated` it goes straight to the WebSocket, as the application does. */
export function officialClient(
  address: string,
  ticket: () => string | Promise<string>,
  { negotiated = true, stateful = false, reconnect = false } = {},
): HubConnection {
  const builder = new HubConnectionBuilder()
    .withUrl(address, { accessTokenFactory: ticket, transport: HttpTransportType.WebSockets, skipNegotiation: !negotiated })
    .configureLogging(LogLevel.None)
  if (reconnect) builder.withAutomaticReconnect([0, 20, 50, 100, 200])
  if (stateful) builder.withStatefulReconnect()
  return builder.build()
}
