import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, inject, it } from 'vitest'
import { openPostgres } from '#server/adapters/postgres/pool.ts'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/kernel/db.ts'
import { migrateDatabase } from '#server/node/commands/migrate-database.ts'
import { openDatabase } from '#server/node/database.ts'
import { faultLines } from '#server/node/fault.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { createIndexConcurrently } from './create-index.ts'
import { everyMigration } from './all.ts'
import { inOrder } from './migration.ts'
import { migrate } from './migrate.ts'
import type { MigrationList } from './migration.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const names = inOrder(everyMigration).map(({ name }) => name)
const open = (url: string): Db => openPostgres({ url, connections: 3 }, silent)

let server: Db
let name: string
let url: string
let db: Db
beforeAll(() => {
  const databases = inject('databases')
  if (databases.kind !== 'postgres') throw new Error('This test needs TEST_DATABASE_URL')
  server = open(databases.url)
})
beforeEach(async () => {
  name = `carenest_migrate_${randomUUID().slice(0, 8)}`
  await sql.raw(`create database ${name}`).execute(server)
  const databases = inject('databases') as { url: string }
  const address = new URL(databases.url)
  address.pathname = `/${name}`
  url = address.href
  db = open(url)
})
afterEach(async () => {
  await db.destroy()
  await sql.raw(`drop database ${name} with (force)`).execute(server)
})
afterAll(() => server.destroy())

describe('several processes that start at the same moment on an empty database', () => {
  it('run each migration once', async () => {
    const starting = Array.from({ length: 5 }, () => open(url))
    const ran = await Promise.all(starting.map((each) => migrate(each)))
    expect(ran.flat()).toEqual(names)
    expect(await migrate(starting[0]!)).toEqual([])
    await Promise.all(starting.map((each) => each.destroy()))
  })

  it('wait for an index that one of them makes concurrently, and not it for them', async () => {
    const list: MigrationList = {
      '0001-rows': {
        up: async (on) => void (await sql`create table many as select n from generate_series(1, 50000) n`.execute(on)),
      },
      '0002-index': { outsideTransaction: true, up: (on) => createIndexConcurrently(on, 'many_n', sql`on many (n)`) },
    }
    const starting = Array.from({ length: 5 }, () => open(url))
    const ran = await Promise.all(starting.map((each) => migrate(each, { lists: [list] })))
    expect(ran.flat()).toEqual(['0001-rows', '0002-index'])
    await Promise.all(starting.map((each) => each.destroy()))
  })
})

it('a table that others use is waited for in short turns, in which they go on', async () => {
  await sql`create table used (n int)`.execute(db)
  const warned: string[] = []
  const log = { warn: (message: string) => void warned.push(message) }
  const list: MigrationList = {
    '0001-add': { up: async (on) => void (await sql`alter table used add column m int`.execute(on)) },
  }
  const [migrator, other] = [open(url), open(url)]
  let migrating: Promise<string[]> | undefined
  await db.transaction().execute(async (tx) => {
    await sql`insert into used values (1)`.execute(tx)
    migrating = migrate(migrator, {
      lists: [list],
      log,
      patience: { lockMilliseconds: 20, tries: 100_000, pauseMilliseconds: 20 },
    })
    await eventually(() => expect(warned.length).toBeGreaterThan(2))
    // Who comes meanwhile has to wait behind the migration, but not for long: it gets its turn while the first still has the table.
    await sql`insert into used values (2)`.execute(other)
  })
  expect(await migrating).toEqual(['0001-add'])
  expect(new Set(warned)).toEqual(new Set(['a migration waits for a lock that others hold']))
  await Promise.all([migrator.destroy(), other.destroy()])
})

describe('a start', () => {
  const config = (more: Record<string, string> = {}) =>
    readConfig({ DATABASE_URL: url, TOKEN_SECRET: 'a secret of the tests, long enough', ...more })
  const start = async (more?: Record<string, string>) => (await openDatabase(config(more), silent)).close()

  it('of an older version works on the tables of a newer one', async () => {
    await migrate(db, {
      lists: [...everyMigration, { '9999-newer': { up: async (on) => void (await sql`create table newer ()`.execute(on)) } }],
    })
    await start()
    await start({ MIGRATE_ON_START: 'false' })
  })

  it('that may not migrate says in a sentence what to do; the command does it, and tells what ran', async () => {
    const refused = await start({ MIGRATE_ON_START: 'false' }).catch((error: unknown) => error)
    expect(faultLines(refused)).toEqual([expect.stringMatching(/lacks migrations \(0001-kernel, .*run "npm run migrate" first/)])
    const checked = await migrateDatabase(['--check'], config(), silent).catch((error: unknown) => error)
    expect(faultLines(checked)).toEqual(faultLines(refused))
    const told = await migrateDatabase([], config({ MIGRATE_ON_START: 'false' }), silent)
    expect(told.split('\n')).toEqual([...names.map((each) => `${each} ran`), 'The database has the form that this version needs'])
    expect(await migrateDatabase(['--check'], config(), silent)).toBe('The database has the form that this version needs')
    await start({ MIGRATE_ON_START: 'false' })
  })
})
