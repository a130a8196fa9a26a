import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { withPostgresCopy } from '#server/adapters/postgres/copy-connection.ts'
import { openPostgres } from '#server/adapters/postgres/pool.ts'
import { migrate } from '#server/migrations/migrate.ts'
import type { TestDatabase, TestDatabases } from './databases.ts'
import { rowsWithoutOrderTurned } from './rows-without-order.ts'

/** Dropping a database ends its connections: nobody wants to read of it. */
const open = (url: string) => openPostgres({ url, connections: 12, applicationName: 'carenest-tests' }, { warn: () => {} })

const named = (url: string, name: string) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

const shortId = () => randomUUID().replaceAll('-', '').slice(0, 12)

async function atServer(url: string, ...statements: string[]): Promise<void> {
  const db = open(url)
  for (const statement of statements) await sql.raw(statement).execute(db)
  await db.destroy()
}

/** A migrated database that {@link openPostgresCopy} copies. `remove` takes its copies away too. */
export async function preparePostgres(url: string): Promise<{ databases: TestDatabases; remove: () => Promise<void> }> {
  const template = `carenest_test_${shortId()}`
  await atServer(url, `create database ${template}`)
  const db = open(named(url, template))
  await migrate(db)
  await db.destroy()
  return { databases: { kind: 'postgres', url, template }, remove: () => removeAll(url, template) }
}

async function removeAll(url: string, template: string): Promise<void> {
  const db = open(url)
  const { rows } = await sql<{
    datname: string
  }>`select datname from pg_database where starts_with(datname, ${template})`.execute(db)
  await db.destroy()
  await atServer(url, ...rows.map(({ datname }) => `drop database ${datname} with (force)`))
}

/** It goes with its template. */
export async function openPostgresCopy(url: string, template: string): Promise<TestDatabase> {
  const name = `${template}_${shortId()}`
  await atServer(url, `create database ${name} template ${template}`)
  const own = named(url, name)
  return { db: open(own).withPlugin(rowsWithoutOrderTurned()), url: own, copying: (work) => withPostgresCopy(own, work) }
}

/** Without a single table. It goes with the template. */
export async function openEmptyPostgres(url: string, template: string): Promise<TestDatabase> {
  const name = `${template}_${shortId()}`
  await atServer(url, `create database ${name}`)
  const own = named(url, name)
  return { db: open(own), url: own, copying: (work) => withPostgresCopy(own, work) }
}
