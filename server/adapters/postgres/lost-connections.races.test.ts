import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'
import type { Db } from '#server/kernel/db.ts'
import { isDatabaseAway, isPoolExhausted } from '#server/kernel/database-away.ts'
import { problemResponse } from '#server/kernel/http/problems.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { createRecordingLog } from '../../../tests/support/ports.ts'
import { openProxy, type Proxy } from '../../../tests/support/tcp-proxy.ts'
import { openPostgres, openPostgresPool } from './pool.ts'

/** A loss that nobody listens for ends the process: here, the test's run. */
const quiet = { warn: () => {} }
const open: { destroy(): Promise<void> }[] = []
const proxies: Proxy[] = []
afterEach(async () => {
  for (const proxy of proxies.splice(0)) await proxy.close()
  for (const each of open.splice(0)) await each.destroy()
})

function urlOf(): URL {
  const databases = inject('databases')
  if (databases.kind !== 'postgres') throw new Error('This test needs TEST_DATABASE_URL')
  return new URL(databases.url)
}

function openOver(url: URL, connections: number, answer = 0): Db {
  const limits = { connect: answer || 5_000, statement: 0, answer }
  const db = openPostgres({ url: url.href, connections, limits, applicationName: 'carenest-lost' }, quiet)
  open.push(db)
  return db
}

async function openProxied(connections: number, answer: number): Promise<{ db: Db; proxy: Proxy }> {
  const url = urlOf()
  const proxy = await openProxy(Number(url.port || 5432))
  proxies.push(proxy)
  url.host = `127.0.0.1:${proxy.port}`
  return { db: openOver(url, connections, answer), proxy }
}

const answers = async (db: Db) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows
const sleeping = (db: Db) =>
  sql`select pg_sleep(60) as lost_in_use`.execute(db).then(
    () => null,
    (error: unknown) => error,
  )

test('connections that the server ends while they are in use fail their callers, and nothing else', async () => {
  const db = openOver(urlOf(), 6)
  const operator = openOver(urlOf(), 1)
  const asleep = Array.from({ length: 5 }, () => sleeping(db))
  const inTransaction = db
    .transaction()
    .execute((tx) => sql`select pg_sleep(60) as lost_in_use`.execute(tx))
    .catch((error: unknown) => error)
  await eventually(async () => {
    const { rows } = await sql<{ count: number }>`select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
      where application_name = 'carenest-lost' and query like '%lost_in_use%' and pid <> pg_backend_pid()
        and (select count(*) from pg_stat_activity where application_name = 'carenest-lost'
          and query like '%lost_in_use%' and pid <> pg_backend_pid() and state = 'active') = 6`.execute(operator)
    expect(rows[0]?.count).toBe(6)
  })
  for (const error of await Promise.all([...asleep, inTransaction])) expect(isDatabaseAway(error)).toBe(true)
  expect(await answers(db)).toEqual([{ one: 1 }])
})

test('so do connections that are reset, also those that are between two statements of a transaction', async () => {
  const { db, proxy } = await openProxied(4, 0)
  const lost = await db
    .transaction()
    .execute(async (tx) => {
      await sql`select 1`.execute(tx)
      proxy.restore()
      // The loss is known before the next statement is tried.
      await eventually(async () => {
        await expect(sql`select 1`.execute(tx)).rejects.toThrow(/lost|terminated|closed/i)
      })
      await sql`select 1`.execute(tx)
    })
    .catch((error: unknown) => error)
  expect(isDatabaseAway(lost)).toBe(true)
  expect(await answers(db)).toEqual([{ one: 1 }])
})

test('a silent connection is given up after its time, and a new one made', async () => {
  const { db, proxy } = await openProxied(2, 300)
  await answers(db)
  proxy.freeze()
  const failure = await answers(db).catch((error: unknown) => error)
  expect(isDatabaseAway(failure)).toBe(true)
  expect(await answers(db)).toEqual([{ one: 1 }])
})

test('a database that is wholly silent refuses after its time; so does one that is not there; both are found again', async () => {
  const { db, proxy } = await openProxied(2, 300)
  await answers(db)
  proxy.silence()
  for (const failure of await Promise.all(Array.from({ length: 10 }, () => answers(db).catch((error: unknown) => error))))
    expect(isDatabaseAway(failure)).toBe(true)
  proxy.restore()
  await eventually(async () => expect(await answers(db)).toEqual([{ one: 1 }]))
  await proxy.close()
  const away = await answers(db).catch((error: unknown) => error)
  expect(isDatabaseAway(away)).toBe(true)
})

test('a statement that the server gives up counts as the absence of the database; a statement at fault does not', async () => {
  const url = urlOf()
  const db = openPostgres({ url: url.href, connections: 1, limits: { connect: 5_000, statement: 200, answer: 0 } }, quiet)
  open.push(db)
  expect(isDatabaseAway(await sleeping(db))).toBe(true)
  const fault = await sql`select * from nowhere`.execute(db).catch((error: unknown) => error)
  expect([fault instanceof Error, isDatabaseAway(fault)]).toEqual([true, false])
})

test('when every connection is in use and the server answers, that is what is said, and counted', async () => {
  const options = { url: urlOf().href, connections: 2, limits: { connect: 300, statement: 0, answer: 0 } }
  const { db, figures } = openPostgresPool(options, quiet)
  open.push(db)
  let isOver = false
  // Two transactions keep the connections; one of them is answered all the while.
  const busy = [0, 1].map((number) =>
    db.transaction().execute(async (tx) => {
      while (!isOver) await (number === 0 ? sql`select 1` : sql`select pg_sleep(0.02)`).execute(tx)
    }),
  )
  await eventually(() => expect(figures()).toMatchObject({ open: 2, idle: 0 }))
  const failure = await answers(db).catch((error: unknown) => error)
  expect([isPoolExhausted(failure), isDatabaseAway(failure)]).toEqual([true, true])
  expect(figures()).toMatchObject({ waiting: 0, exhausted: 1 })
  const log = createRecordingLog()
  const response = problemResponse(failure, log, 'a request')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2'])
  expect(await response.json()).toMatchObject({ code: 'busy' })
  expect(log.entries).toMatchObject([{ level: 'warn', message: 'all connections to the database are in use' }])
  isOver = true
  await Promise.all(busy)
  expect(await answers(db)).toEqual([{ one: 1 }])
})

test('connections that are in use because the server is silent are no exhausted pool', async () => {
  const { db, proxy } = await openProxied(2, 300)
  await answers(db)
  proxy.freeze()
  const failures = await Promise.all(Array.from({ length: 6 }, () => answers(db).catch((error: unknown) => error)))
  expect(failures.filter((failure) => isPoolExhausted(failure))).toEqual([])
})
