import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openPostgres } from '#server/adapters/postgres/pool.ts'
import { migrate } from '#server/migrations/migrate.ts'
import type { TestDatabase, TestDatabases } from './databases.ts'

/** Dropping a database ends its connections: nobody wants to read of it. */
const open = (url: string) => openPostgres({ url, connections: 12, applicationName: 'carenest-tests' }, { warn: () => {} })

const named = (url: string, name: string) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

const fresh = (kind: string) => `carenest_${kind}_${randomUUID().replaceAll('-', '').slice(0, 16)}`

async function atServer(url: string, statement: string): Promise<void> {
  const db = open(url)
  await sql.raw(statement).execute(db)
  await db.destroy()
}

/** A migrated database that {@link openPostgresCopy} copies. */
export async function preparePostgres(url: string): Promise<{ databases: TestDatabases; remove: () => Promise<void> }> {
  const template = fresh('template')
  await atServer(url, `create database ${template}`)
  const db = open(named(url, template))
  await migrate(db)
  await db.destroy()
  const remove = () => atServer(url, `drop database if exists ${template} with (force)`)
  return { databases: { kind: 'postgres', url, template }, remove }
}

export async function openPostgresCopy(url: string, template: string): Promise<TestDatabase> {
  const name = fresh('test')
  await atServer(url, `create database ${name} template ${template}`)
  const own = named(url, name)
  const db = open(own)
  return {
    db,
    url: own,
    async close() {
      await db.destroy()
      await atServer(url, `drop database if exists ${name} with (force)`)
    },
  }
}
