import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { OutboxItem } from './outbox-item.ts'

/** Keeps what waits to be sent over reloads, crashes and tabs. */
export interface OutboxStore {
  /** Of one person, in the order in which it was written. */
  all(person: string): Promise<OutboxItem[]>
  add(item: Omit<OutboxItem, 'order'>): Promise<OutboxItem>
  /** Writes it as it is now; one that is gone meanwhile (discarded in another tab) stays gone. */
  update(item: OutboxItem): Promise<void>
  remove(order: number): Promise<void>
  clear(): Promise<void>
}

interface Schema extends DBSchema {
  outbox: { key: number; value: OutboxItem; indexes: { person: string } }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('carenest-chat', 1, {
    upgrade(db) {
      db.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true }).createIndex('person', 'person')
    },
    // A newer version of the application in another tab: this one lets go of it.
    blocking: () => void close(),
    terminated: () => (opened = null),
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

async function close(): Promise<void> {
  const closing = opened
  opened = null
  ;(await closing)?.close()
}

/** In the browser's own database. */
export const browserOutbox: OutboxStore = {
  all: async (person) => (await open()).getAllFromIndex('outbox', 'person', person),
  async add(item) {
    const order = await (await open()).add('outbox', item as OutboxItem)
    return { ...item, order }
  },
  async update(item) {
    const change = (await open()).transaction('outbox', 'readwrite')
    if (await change.store.get(item.order)) await change.store.put(item)
    await change.done
  },
  remove: async (order) => (await open()).delete('outbox', order),
  clear: async () => (await open()).clear('outbox'),
}
