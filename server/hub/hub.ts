import { clientMethods } from '#contract/hub/events.ts'
import type { HubEvent, Log } from '#server/kernel/ports.ts'
import type { MayWatch } from '#server/kernel/watching.ts'
import { Connection, type Host } from './connection.ts'
import { defaultLimits, type HubLimits } from './limits.ts'
import { callMethod } from './methods.ts'
import { encode, write } from './protocol.ts'
import type { Guest, HubSocket } from './socket.ts'
import type { HubStore } from './store.ts'
import { Topics } from './topics.ts'

export interface HubOptions {
  readonly store: HubStore
  readonly log: Log
  /** Nobody may watch anything when absent. */
  readonly mayWatch?: MayWatch
  /** Milliseconds; for tests. */
  readonly now?: () => number
  readonly limits?: Partial<HubLimits>
}

const eventFrame = (event: object) => encode(write.invocation(clientMethods.event, event))

/** A session that ended while its connection was being made is remembered this long. */
const endedMilliseconds = 60_000
/** The word that a session ended can be lost between processes; this is how long its connections can outlive it then. */
const lookForEndedMilliseconds = 300_000

/** The connections of this process. What happens in others reaches it through the backplane (`publisher.ts`). */
export class Hub implements Host {
  readonly limits: HubLimits
  time: number
  readonly #store: HubStore
  readonly #log: Log
  readonly #now: () => number
  readonly #connections = new Set<Connection>()
  readonly #byUser = new Map<string, Set<Connection>>()
  readonly #resumable = new Map<string, Connection>()
  readonly #ended = new Map<string, number>()
  readonly #topics = new Topics()
  readonly #mayWatch: MayWatch
  #timers: ReturnType<typeof setInterval>[] = []
  #stopped = false

  constructor({ store, log, mayWatch = async () => false, now = Date.now, limits }: HubOptions) {
    this.#mayWatch = mayWatch
    this.#store = store
    this.#log = log
    this.#now = now
    this.limits = { ...defaultLimits, ...limits }
    this.time = now()
  }

  get size(): number {
    return this.#connections.size
  }

  /** Whose ticket this is; the ticket is used up. `null`: false, used, or too old. */
  redeem(ticket: string): Promise<Guest | null> {
    return this.#store.redeem(ticket)
  }

  /** Whether one more connection of this person is too many. */
  isFull(userId: string): boolean {
    return (this.#byUser.get(userId)?.size ?? 0) >= this.limits.connectionsPerUser
  }

  /** Takes over a socket whose ticket was redeemed. `token`: the connection token of negotiation, if there was one. */
  accept(socket: HubSocket, guest: Guest, token: string | null): void {
    const kept = token === null ? undefined : this.#resumable.get(token)
    if (kept && kept.guest.userId === guest.userId && kept.guest.sessionId === guest.sessionId) return kept.attach(socket)
    const connection = new Connection(this, guest, token)
    this.#connections.add(connection)
    const own = this.#byUser.get(guest.userId)
    if (own) own.add(connection)
    else this.#byUser.set(guest.userId, new Set([connection]))
    connection.attach(socket)
    if (this.#stopped) return connection.end(undefined, true)
    if (guest.hasEnded || this.#ended.has(guest.sessionId)) connection.dismiss(this.#farewell())
  }

  /** Whether anybody here would receive what is sent to the user. */
  holds(userId: string): boolean {
    return this.#byUser.has(userId)
  }

  deliver(userId: string, event: HubEvent): void {
    const connections = this.#byUser.get(userId)
    if (!connections) return
    const frame = eventFrame(event)
    for (const connection of connections) connection.send(frame)
  }

  /** Tells the watchers of a topic; serialised once for all. */
  announce(topic: string, event: { kind: string; payload: Record<string, unknown> }): void {
    const watchers = this.#topics.watchers(topic)
    if (!watchers) return
    const frame = eventFrame({ seq: null, topic, ...event, at: new Date(this.#now()).toISOString() })
    for (const connection of watchers) connection.send(frame)
  }

  endSession(sessionId: string): void {
    this.#ended.set(sessionId, this.#now())
    const farewell = this.#farewell()
    for (const connection of this.#connections) {
      if (connection.guest.sessionId === sessionId) connection.dismiss(farewell)
    }
  }

  #farewell(): Uint8Array {
    return eventFrame({ seq: null, kind: 'session.ended', payload: {}, at: new Date(this.#now()).toISOString() })
  }

  /** The backplane may have lost something: every client asks what it missed, and ended sessions are looked for. */
  async resync(): Promise<void> {
    const frame = encode(write.invocation(clientMethods.resync))
    for (const connection of this.#connections) connection.send(frame)
    await this.endEndedSessions()
    await this.endLostWatches()
  }

  /** Asks the database which of the connected sessions have ended: the backplane's word may have been lost. */
  async endEndedSessions(): Promise<void> {
    const sessions = new Set(Array.from(this.#connections, ({ guest }) => guest.sessionId))
    for (const sessionId of await this.#store.endedAmong([...sessions])) this.endSession(sessionId)
  }

  /** Begins to tell the connection what is announced under a topic, if its person may watch it. */
  async watch(connection: Connection, topic: string): Promise<'watching' | 'refused' | 'full'> {
    const watch = this.#topics.ask(connection, topic, this.limits.topics)
    if (!watch) return 'full'
    const isAllowed = await this.#mayWatch(connection.guest.sessionId, topic).catch((error: unknown) => {
      this.#topics.unwatch(connection, topic)
      throw error
    })
    if (isAllowed) this.#topics.allow(connection, topic)
    else this.#topics.unwatch(connection, topic)
    return isAllowed ? 'watching' : 'refused'
  }

  unwatch(connection: Connection, topic: string): void {
    this.#topics.unwatch(connection, topic)
  }

  /** Asks again who may watch what, and ends the watches of those who may no longer. */
  async endLostWatches(connections: Iterable<Connection> = this.#connections): Promise<void> {
    for (const connection of connections) {
      for (const topic of connection.topics ?? []) {
        if (!(await this.#mayWatch(connection.guest.sessionId, topic))) this.#topics.unwatch(connection, topic)
      }
    }
  }

  /** The same for one person, whose rights are others now. */
  async reviewWatches(userId: string): Promise<void> {
    await this.endLostWatches([...(this.#byUser.get(userId) ?? [])])
  }

  async invoke(connection: Connection, method: string, args: readonly unknown[]): Promise<unknown> {
    return callMethod({ hub: this, store: this.#store, log: this.#log, connection }, method, args)
  }

  mayResume(connection: Connection, token: string): void {
    if (!this.#resumable.has(token)) this.#resumable.set(token, connection)
  }

  gone(connection: Connection): void {
    this.#connections.delete(connection)
    const own = this.#byUser.get(connection.guest.userId)
    if (own?.delete(connection) && own.size === 0) this.#byUser.delete(connection.guest.userId)
    if (connection.token !== null && this.#resumable.get(connection.token) === connection)
      this.#resumable.delete(connection.token)
    this.#topics.leave(connection)
  }

  /** Keep-alive and timeouts of all connections, with one timer. */
  sweep(): void {
    this.time = this.#now()
    for (const connection of this.#connections) connection.sweep()
    for (const [sessionId, at] of this.#ended) if (this.time - at > endedMilliseconds) this.#ended.delete(sessionId)
  }

  start(): void {
    const lookForEnded = () =>
      void this.endEndedSessions()
        .then(() => this.endLostWatches())
        .catch(() => this.#log.warn('hub: sessions not looked at'))
    this.#timers = [setInterval(() => this.sweep(), 1000), setInterval(lookForEnded, lookForEndedMilliseconds)]
  }

  /** Sends everybody away, to come back elsewhere; also who comes later. */
  stop(): void {
    this.#stopped = true
    for (const timer of this.#timers) clearInterval(timer)
    for (const connection of this.#connections) connection.end(undefined, true)
  }
}
