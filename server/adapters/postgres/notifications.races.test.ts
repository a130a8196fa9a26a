import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/databases.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { openProxy } from '../../../tests/support/tcp-proxy.ts'
import { openNotifications } from './notifications.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})

const log = { warn: () => {} }

it('carries a text to every process that listens, also after the connection was cut', async () => {
  const options = { url: database.url!, applicationName: 'notifications-test' }
  const [one, other] = await Promise.all([openNotifications(options, log), openNotifications(options, log)])
  const heard: string[] = []
  let wake = () => {}
  const next = () => new Promise<void>((resolve) => (wake = resolve))
  let restored = () => {}
  const isRestored = new Promise<void>((resolve) => (restored = resolve))
  await other.listen(
    'words',
    (payload) => {
      heard.push(payload)
      wake()
    },
    () => restored(),
  )
  const first = next()
  await one.notify('words', 'before')
  await first

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'notifications-test' and datname = current_database()`.execute(database.db)
  await isRestored

  const second = next()
  await sql`select pg_notify('words', 'after')`.execute(database.db)
  await second
  expect(heard).toEqual(['before', 'after'])
  await Promise.all([one.close(), other.close()])
})

it('is no longer heard by whoever stopped listening', async () => {
  const notifications = await openNotifications({ url: database.url! }, log)
  const heard: string[] = []
  const stop = await notifications.listen('words', (payload) => heard.push(`stopped ${payload}`))
  const still = new Promise<void>((resolve) => {
    void notifications.listen('words', (payload) => {
      heard.push(payload)
      resolve()
    })
  })
  await stop()
  await notifications.notify('words', 'x')
  await still
  expect(heard).toEqual(['x'])
  await notifications.close()
})

it('notices that its line is silent, and makes a new one', async () => {
  const url = new URL(database.url!)
  const line = await openProxy(Number(url.port || 5432))
  url.host = `127.0.0.1:${line.port}`
  const limits = { connect: 5_000, statement: 0, answer: 300 }
  const notifications = await openNotifications({ url: url.href, limits, heartbeat: 100 }, log)
  const heard: string[] = []
  let restored = 0
  await notifications.listen(
    'words',
    (payload) => heard.push(payload),
    () => (restored += 1),
  )
  line.freeze()
  await eventually(() => expect(restored).toBeGreaterThan(0))
  await sql`select pg_notify('words', 'after')`.execute(database.db)
  await eventually(() => expect(heard).toEqual(['after']))
  await notifications.close()
  await line.close()
})
