import { Agent } from 'node:http'
import type { HubConnection } from '@microsoft/signalr'
import { afterEach, expect, test } from 'vitest'
import type { StreamEvent } from '#contract/hub/events.ts'
import { issueTicket } from '#server/hub/tickets.ts'
import { officialClient } from '../hub/hub-server.ts'
import { ask, startBalancer, type Answered } from '../support/balancer.ts'
import { eventually } from '../support/eventually.ts'
import { makePatient, type Person } from '../support/people.ts'
import { insertRow } from '../support/rows.ts'
import { createTestServer } from '../support/server.ts'
import { kill, ready, spawnServer, type SpawnedServer } from '../support/spawned-server.ts'

const server = await createTestServer({ now: new Date().toISOString() })
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each()
})

async function start(drainSeconds: number): Promise<SpawnedServer> {
  const started = await spawnServer({ DATABASE_URL: server.databaseUrl!, DRAIN_SECONDS: String(drainSeconds) })
  undo.push(() => kill(started))
  return started
}

/** Somebody with so many notices: each that is read is a write, and an event for their other devices. */
async function makeReader(count: number): Promise<{ person: Person; notices: string[] }> {
  const person = await makePatient(server)
  const notices = Array.from({ length: count }, () => crypto.randomUUID())
  for (const id of notices)
    await insertRow(server.db, 'notices', { id, user_id: person.userId, kind: 'paymentReturned', created_at: server.clock.now() })
  return { person, notices }
}

/** Their device at a process: the numbers of the events that it heard. */
async function listen(at: SpawnedServer, person: Person): Promise<{ heard: Set<number>; client: HubConnection }> {
  const session = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow()
  // A ticket is good for a minute, of the process' own clock.
  server.clock.set(new Date().toISOString())
  const who = { userId: person.userId, sessionId: session.id }
  const client = officialClient(`${at.url}/hub`, () => issueTicket(server.platform, who))
  const heard = new Set<number>()
  client.on('event', ({ seq }: StreamEvent) => heard.add(seq))
  await client.start()
  undo.push(() => client.stop())
  return { heard, client }
}

const read = (id: string) => `/api/notices/${id}/read`

test('behind a balancer that asks /readyz no call is dropped when a process goes down, and every event arrives', async () => {
  const [going, staying] = [await start(2), await start(0)]
  await Promise.all([ready(going), ready(staying)])
  const { person, notices } = await makeReader(400)
  const { heard } = await listen(staying, person)
  const balancer = startBalancer([going, staying])
  undo.push(() => balancer.stop())

  const failures: unknown[] = []
  let answered = 0
  async function caller(): Promise<void> {
    while (going.ended() === null || notices.length > 0) {
      const id = notices.pop()
      const call = id
        ? balancer.ask(read(id), { method: 'POST', token: person.token })
        : balancer.ask('/api/notices/unread-count', { token: person.token })
      await call.then(
        ({ status }) => (status < 300 ? (answered += 1) : failures.push(status)),
        (error: unknown) => failures.push(error),
      )
      if (answered === 100) going.process.kill('SIGTERM')
    }
  }
  await Promise.all(Array.from({ length: 20 }, caller))
  expect(failures).toEqual([])
  expect(await going.exit).toBe(0)
  await eventually(() => expect(heard.size).toBe(400))
})

test('while it drains it says not ready, serves, ends connections with their answers, and tells the other process', async () => {
  const [going, staying] = [await start(3), await start(0)]
  await Promise.all([ready(going), ready(staying)])
  const { person, notices } = await makeReader(20)
  const { heard } = await listen(staying, person)
  const agent = new Agent({ keepAlive: true })
  undo.push(() => agent.destroy())
  expect((await ask(going, '/healthz', { agent })).headers.connection).toBe('keep-alive')

  going.process.kill('SIGTERM')
  await eventually(async () => expect((await ask(going, '/readyz')).status).toBe(503))
  const answers: Answered[] = []
  for (const id of notices) answers.push(await ask(going, read(id), { method: 'POST', token: person.token, agent }))
  expect(answers.map(({ status, headers }) => [status, headers.connection])).toEqual(notices.map(() => [204, 'close']))
  await eventually(() => expect(heard.size).toBe(20))
  expect(await going.exit).toBe(0)
})

test('a connection that says nothing, and one to the hub, do not keep it', async () => {
  const going = await ready(await start(0))
  const { person } = await makeReader(0)
  const { client } = await listen(going, person)
  const closed = new Promise<void>((resolve) => client.onclose(() => resolve()))
  const agent = new Agent({ keepAlive: true })
  undo.push(() => agent.destroy())
  await ask(going, '/healthz', { agent })
  going.process.kill('SIGTERM')
  expect(await going.exit).toBe(0)
  await closed
  expect(going.output()).not.toContain('did not end in time')
})
