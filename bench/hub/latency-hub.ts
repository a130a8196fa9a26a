import type { Server } from 'node:http'
import { openNotifications } from '#server/adapters/postgres/notifications.ts'
import { openPostgres } from '#server/adapters/postgres/pool.ts'
import { createPostgresBackplane } from '#server/hub/backplanes/postgres.ts'
import { createHubStore } from '#server/hub/database-store.ts'
import { Hub } from '#server/hub/hub.ts'
import { attachHub } from '#server/hub/node.ts'
import { createPublisher } from '#server/hub/publisher.ts'
import { systemClock, systemIds, webSecrets } from '#server/kernel/defaults.ts'
import { transactWith } from '#server/kernel/transact.ts'

const log = { info() {}, warn: console.warn, error: console.error }

/** One process's hub over PostgreSQL and NOTIFY, and its unit of work. */
export async function openLatencyHub(url: string, name: string) {
  const db = openPostgres({ url }, log)
  const notifications = await openNotifications({ url }, log)
  const needs = { db, clock: systemClock, secrets: webSecrets }
  const store = createHubStore(needs)
  const hub = new Hub({ store, log })
  const publisher = createPublisher({ hub, store, log, name, backplane: createPostgresBackplane(notifications, log) })
  const noWords = () => ({ subject: null, text: '' })
  const transact = transactWith({
    db,
    clock: systemClock,
    ids: systemIds,
    hub: publisher,
    log,
    words: noWords,
    addressees: async () => [],
  })
  async function close(): Promise<void> {
    await publisher.stop()
    await notifications.close()
    await db.destroy()
  }
  return { needs, hub, publisher, transact, close, attach: (server: Server) => attachHub(server, { hub, log }) }
}
