import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/databases.ts'
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
