import type { Connection } from './connection.ts'

/** Who watches what. Both directions are kept, so that leaving costs only what was watched. */
export class Topics {
  readonly #watchers = new Map<string, Set<Connection>>()

  watchers(topic: string): ReadonlySet<Connection> | undefined {
    return this.#watchers.get(topic)
  }

  /** Begins a watch, which hears nothing until it is allowed. `false` when the connection watches `limit` topics already. */
  ask(connection: Connection, topic: string, limit: number): boolean {
    connection.topics ??= new Set()
    if (connection.topics.has(topic)) return true
    if (connection.topics.size >= limit) return false
    connection.topics.add(topic)
    return true
  }

  /** From now on it hears; unless it has stopped watching, or left, while it was being asked about. */
  allow(connection: Connection, topic: string): void {
    if (!connection.topics?.has(topic)) return
    const watchers = this.#watchers.get(topic)
    if (watchers) watchers.add(connection)
    else this.#watchers.set(topic, new Set([connection]))
  }

  unwatch(connection: Connection, topic: string): void {
    connection.topics?.delete(topic)
    const watchers = this.#watchers.get(topic)
    if (watchers?.delete(connection) && watchers.size === 0) this.#watchers.delete(topic)
  }

  leave(connection: Connection): void {
    for (const topic of connection.topics ?? []) this.unwatch(connection, topic)
  }
}
