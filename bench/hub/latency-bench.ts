import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { separator } from '#server/hub/protocol.ts'
import { issueTicket } from '#server/hub/tickets.ts'
import { openPostgres } from '#server/adapters/postgres/pool.ts'
import { migrate } from '#server/migrations/migrate.ts'
import { openLatencyHub } from './latency-hub.ts'

/**
 * From a commit to the other person's event: the connection is held by the process that commits, then by another one, told over
 * NOTIFY. One JSON line, in milliseconds. `BENCH_DATABASE_URL=postgres://… tsx bench/hub/latency-bench.ts [events]`; the database is
 * migrated, and left with what was written.
 */
const url = process.env['BENCH_DATABASE_URL']
if (!url) throw new Error('Set BENCH_DATABASE_URL to an empty PostgreSQL database')
const events = Number(process.argv[2] ?? 500)
const database = openPostgres({ url }, console)
await migrate(database)
await database.destroy()

const one = await openLatencyHub(url, 'one')
const person = { userId: crypto.randomUUID(), sessionId: crypto.randomUUID() }
const created_at = new Date()
const expires_at = new Date(Date.now() + 3_600_000)
const { db } = one.needs
await db
  .insertInto('users')
  .values({ id: person.userId, user_type: 0, email: `${person.userId}@carenest.test`, name: 'Bench', created_at })
  .execute()
const session = {
  id: person.sessionId,
  user_id: person.userId,
  user_agent: '',
  ip: '',
  created_at,
  last_seen_at: created_at,
  expires_at,
  end_reason: null,
}
await db.insertInto('sessions').values(session).execute()

async function measure(port: number): Promise<{ median: number; p99: number }> {
  const client = new WebSocket(`ws://127.0.0.1:${port}/hub?access_token=${await issueTicket(one.needs, person)}`)
  await once(client, 'open')
  client.send(JSON.stringify({ protocol: 'json', version: 1 }) + separator)
  await once(client, 'message')
  const times: number[] = []
  for (let count = 0; count < events; count++) {
    let committed = 0
    const heard = once(client, 'message').then(() => performance.now())
    await one.transact(async (work) => {
      work.afterCommit(() => void (committed = performance.now()))
      await work.tell([person.userId], { kind: 'dashboard.changed', payload: {} })
    })
    times.push((await heard) - committed)
  }
  client.terminate()
  times.sort((a, b) => a - b)
  const at = (share: number) => Number(times[Math.floor(times.length * share)]!.toFixed(2))
  return { median: at(0.5), p99: at(0.99) }
}

const server = createServer()
one.attach(server)
await one.publisher.start()
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const oneProcess = await measure((server.address() as AddressInfo).port)

const other: ChildProcess = fork(fileURLToPath(new URL('latency-other.ts', import.meta.url)), [url], {
  execArgv: ['--import', 'tsx'],
})
const [{ port }] = (await once(other, 'message')) as [{ port: number }]
const twoProcesses = await measure(port)

other.kill()
server.close()
await one.close()
console.log(JSON.stringify({ bench: 'hub.latency', events, milliseconds: { oneProcess, twoProcesses } }))
