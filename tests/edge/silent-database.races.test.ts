import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { ask, type Answered } from '../support/balancer.ts'
import { eventually } from '../support/eventually.ts'
import { makePatient, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { kill, ready, spawnServer, type SpawnedServer } from '../support/spawned-server.ts'
import { openProxy, type Proxy } from '../support/tcp-proxy.ts'

const server = await createTestServer({ now: new Date().toISOString() })
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each()
})

/** A process whose line to the database the test holds. */
async function start(): Promise<{ process: SpawnedServer; line: Proxy; person: Person }> {
  const url = new URL(server.databaseUrl!)
  const line = await openProxy(Number(url.port || 5432))
  undo.push(() => line.close())
  url.host = `127.0.0.1:${line.port}`
  const process = await spawnServer({ DATABASE_URL: url.href, DRAIN_SECONDS: '0', DATABASE_TIMEOUT_SECONDS: '2' })
  undo.push(() => kill(process))
  return { process: await ready(process), line, person: await makePatient(server) }
}

const unread = (process: SpawnedServer, { token }: Person) => ask(process, '/api/notices/unread-count', { token })
const many = (process: SpawnedServer, person: Person) => Promise.all(Array.from({ length: 30 }, () => unread(process, person)))
/** As the operator of a database does, and as its restart does under load. */
const endConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'carenest%' and application_name <> 'carenest-tests'`.execute(
    server.db,
  )
const isGoodOrAway = ({ status, headers, body }: Answered) =>
  status === 200 || (status === 503 && headers['retry-after'] === '5' && body.includes('"unavailable"'))

test('connections that fall silent hang nobody: calls are answered, and soon well again', async () => {
  const { process, line, person } = await start()
  expect(new Set((await many(process, person)).map(({ status }) => status))).toEqual(new Set([200]))
  line.freeze()
  const answers = await many(process, person)
  expect(answers.filter((answer) => !isGoodOrAway(answer))).toEqual([])
  await eventually(async () => {
    expect((await ask(process, '/readyz')).status).toBe(200)
    expect((await unread(process, person)).status).toBe(200)
  })
  expect(process.output()).not.toContain('unexpected failure')
})

test('a database that is away or wholly silent is told by /readyz and by 503 with Retry-After, and found again', async () => {
  const { process, line, person } = await start()
  line.silence()
  const answers = await many(process, person)
  expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(answers.map(() => [503, '5']))
  expect((await ask(process, '/readyz')).status).toBe(503)
  expect((await ask(process, '/healthz')).status).toBe(200)
  line.restore()
  await eventually(async () => expect((await unread(process, person)).status).toBe(200))
  await eventually(async () => expect((await ask(process, '/readyz')).status).toBe(200))
  expect(process.output()).not.toContain('unexpected failure')
})

test('a process whose database is silent still ends when it is told to', async () => {
  const { process, line, person } = await start()
  line.silence()
  const hanging = unread(process, person).catch(() => null)
  process.process.kill('SIGTERM')
  expect(await process.exit).toBe(0)
  await hanging
})

test('connections that the database ends under load end no process, and no answer is a fault of ours', async () => {
  const { process, person } = await start()
  const answers: Answered[] = []
  let isOver = false
  const callers = Array.from({ length: 10 }, async () => {
    while (!isOver) answers.push(await unread(process, person))
  })
  for (let round = 1; round <= 20; round += 1) {
    await endConnections()
    await eventually(() => expect(answers.length).toBeGreaterThan(round * 20))
  }
  isOver = true
  await Promise.all(callers)
  expect(answers.filter((answer) => !isGoodOrAway(answer))).toEqual([])
  await eventually(async () => expect((await ask(process, '/readyz')).status).toBe(200))
  expect(process.output()).not.toContain('unexpected failure')
})
