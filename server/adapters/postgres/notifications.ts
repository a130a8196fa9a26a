import pg from 'pg'
import type { Log } from '#server/kernel/ports.ts'
import { connectionOptions, type PostgresOptions } from './pool.ts'

export interface Notifications {
  /**
   * Hears a channel from now on. `restored` is called when a lost connection is back: what was said meanwhile is lost.
   * Answers what stops listening.
   */
  listen(channel: string, handler: (payload: string) => void, restored?: () => void): Promise<() => Promise<void>>
  /** Tells every process that listens, this one too. `payload` at most 7,999 bytes. Rejects while the connection is away. */
  notify(channel: string, payload: string): Promise<void>
  close(): Promise<void>
}

interface Listener {
  readonly handler: (payload: string) => void
  readonly restored: (() => void) | undefined
}

const longestWait = 10_000
/** Milliseconds between two looks whether the line still carries: one that only listens would never notice that it does not. */
const usualHeartbeat = 15_000

export interface NotificationsOptions extends PostgresOptions {
  /** Another than the usual one; for tests. */
  readonly heartbeat?: number
}

/**
 * A connection of its own for LISTEN and NOTIFY, made again when it is lost, waiting longer after each failure. Rejects when the first
 * connection cannot be made.
 */
export async function openNotifications(options: NotificationsOptions, log: Pick<Log, 'warn'>): Promise<Notifications> {
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined
  const { heartbeat = usualHeartbeat } = options

  async function connect(): Promise<void> {
    const next = new pg.Client(connectionOptions(options))
    next.on('notification', ({ channel, payload = '' }) => listeners.get(channel)?.forEach(({ handler }) => handler(payload)))
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    await next.connect()
    for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }

  function lose(lost: pg.Client): void {
    if (client !== lost || closed) return
    client = undefined
    log.warn('the connection for notifications was lost')
    connectAgain(100)
  }

  function connectAgain(wait: number): void {
    retry = setTimeout(() => void tryAgain(wait), wait)
  }

  async function tryAgain(waited: number): Promise<void> {
    if (closed) return
    try {
      await connect()
      if (closed) await client?.end()
      else for (const each of listeners.values()) each.forEach(({ restored }) => restored?.())
    } catch {
      connectAgain(Math.min(waited * 2, longestWait))
    }
  }

  /** One that does not answer in its time is ended; that it is lost is then noticed as always. */
  async function feelPulse(): Promise<void> {
    const felt = client
    await felt?.query('select 1').catch(() => felt.end())
    if (!closed) heart = setTimeout(() => void feelPulse(), heartbeat)
  }

  await connect()
  let heart = setTimeout(() => void feelPulse(), heartbeat)

  return {
    async listen(channel, handler, restored) {
      const listener = { handler, restored }
      const present = listeners.get(channel)
      if (present) present.add(listener)
      else {
        listeners.set(channel, new Set([listener]))
        await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
      }
      return async () => {
        const rest = listeners.get(channel)
        rest?.delete(listener)
        if (rest?.size) return
        listeners.delete(channel)
        await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`)
      }
    },
    async notify(channel, payload) {
      if (!client) throw new Error('The connection for notifications is away')
      await client.query('select pg_notify($1, $2)', [channel, payload])
    },
    async close() {
      closed = true
      clearTimeout(retry)
      clearTimeout(heart)
      await client?.end()
    },
  }
}
