import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openNotifications } from '#server/adapters/postgres/notifications.ts'
import type { CaughtUp, StreamEvent } from '#contract/hub/events.ts'
import type { Backplane } from '#server/hub/backplane.ts'
import { createPostgresBackplane } from '#server/hub/backplanes/postgres.ts'
import { createRedisBackplane } from '#server/hub/backplanes/redis.ts'
import type { Db } from '#server/kernel/db.ts'
import { createRecordingLog } from '../support/ports.ts'
import { openTestDatabase } from '../support/databases.ts'
import { officialClient, signIn, startHubServer, type HubServer } from './hub-server.ts'
import { eventually } from '../support/eventually.ts'

const redisUrl = process.env['TEST_REDIS_URL']

let db: Db
let databaseUrl: string
beforeAll(async () => {
  const database = await openTestDatabase()
  if (!database.url) throw new Error('Two processes need a PostgreSQL server: set TEST_DATABASE_URL')
  db = database.db
  databaseUrl = database.url
})

const opened: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.stop()
})

interface Line {
  readonly backplane: Backplane
  /** Cuts every connection of the backplane at its server. */
  readonly cut: () => Promise<void>
}

async function cutPostgres(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and (query like 'listen%' or query like '%pg_notify%')`.execute(
    db,
  )
}

async function overPostgres(): Promise<Line> {
  const log = createRecordingLog()
  const notifications = await openNotifications({ url: databaseUrl }, log)
  opened.push({ stop: () => notifications.close() })
  return { backplane: createPostgresBackplane(notifications, log), cut: cutPostgres }
}

async function overRedis(): Promise<Line> {
  const { Redis } = await import('ioredis')
  const cut = async () => {
    const admin = new Redis(redisUrl ?? '')
    await admin.call('CLIENT', 'KILL', 'TYPE', 'pubsub', 'SKIPME', 'yes')
    await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')
    admin.disconnect()
  }
  return { backplane: createRedisBackplane(redisUrl ?? '', createRecordingLog()), cut }
}

async function startTwo(line: () => Promise<Line>): Promise<{ one: HubServer; two: HubServer; cut: () => Promise<void> }> {
  const first = await line()
  const second = await line()
  const one = await startHubServer({ db, backplane: first.backplane, name: 'one' })
  const two = await startHubServer({ db, backplane: second.backplane, name: 'two' })
  opened.push(one, two)
  return { one, two, cut: first.cut }
}

function twoProcesses(line: () => Promise<Line>): void {
  test('what one commits, a person connected to the other hears; once, also where it was committed', async () => {
    const { one, two } = await startTwo(line)
    const person = await signIn(db)
    const heard: [string, number][] = []
    for (const server of [one, two]) {
      const client = officialClient(server.address, () => one.ticketFor(person))
      client.on('event', ({ seq }: StreamEvent) => heard.push([server === one ? 'one' : 'two', seq]))
      await client.start()
      opened.push(client)
    }
    await one.tell([person.userId])
    await eventually(() => expect(heard).toHaveLength(2))
    await two.tell([person.userId])
    await eventually(() => expect(heard).toHaveLength(4))
    expect(heard.map(String).toSorted()).toEqual(['one,1', 'one,2', 'two,1', 'two,2'])
  })

  test('what is too large to travel is read from the table', async () => {
    const { one, two } = await startTwo(line)
    const person = await signIn(db)
    const heard = vi.fn<(event: StreamEvent) => void>()
    const client = officialClient(two.address, () => one.ticketFor(person))
    client.on('event', heard)
    await client.start()
    opened.push(client)
    const filler = '…'.repeat(4000)
    await one.platform.transact((work) => work.tell([person.userId], { kind: 'notice.new', payload: { id: '', kind: filler } }))
    await eventually(() =>
      expect(heard).toHaveBeenCalledWith(expect.objectContaining({ seq: 1, payload: { id: '', kind: filler } })),
    )
  })

  test('ended sessions and watched free time reach the other process', async () => {
    const { one, two } = await startTwo(line)
    const person = await signIn(db)
    const doctorId = crypto.randomUUID()
    const kinds: string[] = []
    const client = officialClient(two.address, () => one.ticketFor(person))
    client.on('event', ({ kind }: StreamEvent) => kinds.push(kind))
    await client.start()
    await client.invoke('Watch', `slots:${doctorId}`)
    one.publisher.announce(`slots:${doctorId}`, { kind: 'slots.changed', payload: { doctorId } })
    one.publisher.endSession(person.sessionId)
    await eventually(() => expect(two.hub.size).toBe(0))
    expect(kinds).toEqual(['slots.changed', 'session.ended'])
  })

  test('a change of rights made in one process ends watches in the other', async () => {
    const { one, two } = await startTwo(line)
    const person = await signIn(db)
    const client = officialClient(two.address, () => one.ticketFor(person))
    await client.start()
    opened.push(client)
    const reviewed = vi.spyOn(two.hub, 'reviewWatches')
    one.publisher.reviewWatches(person.userId)
    await eventually(() => expect(reviewed).toHaveBeenCalledWith(person.userId))
  })

  test('when the line between was cut, clients are told to catch up, and sessions that ended meanwhile are closed', async () => {
    const { one, two, cut } = await startTwo(line)
    const person = await signIn(db)
    const other = await signIn(db)
    const client = officialClient(two.address, () => one.ticketFor(person))
    const ended = officialClient(two.address, () => one.ticketFor(other))
    const resync = vi.fn<() => void>()
    client.on('resync', resync)
    await Promise.all([client.start(), ended.start()])
    opened.push(client)
    await cut()
    await one.tell([person.userId])
    await db.updateTable('sessions').set({ ended_at: one.clock.now() }).where('id', '=', other.sessionId).execute()
    await eventually(() => expect(resync).toHaveBeenCalled())
    expect((await client.invoke<CaughtUp>('CatchUp', 0)).events).toHaveLength(1)
    await eventually(() => expect(two.hub.size).toBe(1))
  })
}

describe('two processes over PostgreSQL', () => {
  twoProcesses(overPostgres)
})
describe.skipIf(!redisUrl)('two processes over Redis (TEST_REDIS_URL)', () => {
  twoProcesses(overRedis)
})
