import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import { openPostgres } from '#server/adapters/postgres/pool.ts'
import { separator } from '#server/hub/protocol.ts'
import { issueTicket } from '#server/hub/tickets.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { systemClock, systemIds, webSecrets } from '#server/kernel/defaults.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { migrate } from '#server/migrations/migrate.ts'
import { sendMessage } from '#server/modules/chat/messages/send-message.ts'
import { listChanges } from '#server/modules/chat/reading/list-messages.ts'
import { socialModule } from '#server/modules/social/index.ts'
import { openLatencyHub } from '../hub/latency-hub.ts'
import { quantile } from '../slots/practice.ts'

/**
 * From a message's commit until the other one's side has it, in one process: told over their connection to the hub, then asked for and
 * answered. `BENCH_DATABASE_URL=postgres://… tsx bench/chat/arrival-bench.ts [messages]` on an empty PostgreSQL database. One JSON line.
 */
const url = process.env['BENCH_DATABASE_URL']
if (!url) throw new Error('Set BENCH_DATABASE_URL to an empty PostgreSQL database')
const count = Number(process.argv[2] ?? 500)
const database = openPostgres({ url }, console)
await migrate(database)
await database.destroy()

const hub = await openLatencyHub(url, 'one')
const { db } = hub.needs
const created_at = new Date()
const expires_at = new Date(Date.now() + 3_600_000)
const person = async (name: string) => {
  const [userId, sessionId] = [crypto.randomUUID(), crypto.randomUUID()]
  await db
    .insertInto('users')
    .values({ id: userId, user_type: 0, email: `${userId}@carenest.test`, name, created_at })
    .execute()
  const device = { user_agent: '', ip: '', created_at, last_seen_at: created_at, expires_at, end_reason: null }
  await db
    .insertInto('sessions')
    .values({ id: sessionId, user_id: userId, ...device })
    .execute()
  return { userId, sessionId } as Actor
}
const [ana, ben] = [await person('Ana'), await person('Ben')]
await db
  .insertInto('follows')
  .values([
    { follower_id: ana.userId, followed_id: ben.userId, created_at },
    { follower_id: ben.userId, followed_id: ana.userId, created_at },
  ])
  .execute()

let committed = 0
const platform = {
  db,
  clock: systemClock,
  ids: systemIds,
  secrets: webSecrets,
  modules: [socialModule],
  hub: hub.publisher,
  transact: <T>(act: (work: Work) => Promise<T>) =>
    hub.transact(async (work) => {
      work.afterCommit(() => void (committed = performance.now()))
      return act(work)
    }),
} as unknown as Platform

const server = createServer()
hub.attach(server)
await hub.publisher.start()
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const client = new WebSocket(`ws://127.0.0.1:${port}/hub?access_token=${await issueTicket(hub.needs, ben)}`)
await once(client, 'open')
client.send(JSON.stringify({ protocol: 'json', version: 1 }) + separator)
await once(client, 'message')

const draft = (text: string) => ({ to: ben.userId, clientId: crypto.randomUUID(), text, files: [], replyTo: null, card: null })
const told: number[] = []
const there: number[] = []
let known = 0
for (let sent = 0; sent < count; sent++) {
  // More than anybody may write in a minute.
  if (sent % 500 === 0) await db.deleteFrom('attempt_counters').execute()
  const heard = new Promise<number>((resolve) => {
    const look = (data: Buffer) => {
      if (!data.toString().includes('chat.changed')) return
      client.off('message', look)
      resolve(performance.now())
    }
    client.on('message', look)
  })
  const { conversation } = await sendMessage(platform, ana, draft(`Message ${sent}`))
  const at = await heard
  const changes = await listChanges(platform, ben, conversation, known)
  if (changes.messages.length !== 1) throw new Error(`Message ${sent} did not arrive once`)
  known = changes.lastChange
  told.push(at - committed)
  there.push(Math.max(at, performance.now()) - committed)
}
client.terminate()
server.close()
await hub.close()
const warm = (times: number[]) => times.slice(Math.floor(count / 10))
console.log(
  JSON.stringify({
    bench: 'chat.arrival',
    messages: count,
    milliseconds: {
      told: { median: quantile(warm(told), 0.5), p99: quantile(warm(told), 0.99) },
      there: { median: quantile(warm(there), 0.5), p99: quantile(warm(there), 0.99) },
    },
  }),
)
