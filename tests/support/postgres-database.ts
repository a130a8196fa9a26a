import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from '#server/kernel/db.ts'
import type { TestDatabase, TestDatabases } from './databases.ts'
import { migrate } from './migrate-tests.ts'

const parsers = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1700, Number],
  [1082, (text) => text],
  [1184, (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()],
])
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

const open = (connectionString: string) =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 10, types, options: '-c TimeZone=UTC' }) }),
  })

const named = (url: string, name: string) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

const fresh = (kind: string) => `carenest_${kind}_${randomUUID().replaceAll('-', '').slice(0, 16)}`

async function atServer(url: string, ...statements: string[]): Promise<void> {
  const db = open(url)
  for (const statement of statements) await sql.raw(statement).execute(db)
  await db.destroy()
}

/** A migrated database that {@link openPostgres} copies. */
export async function preparePostgres(url: string): Promise<{ databases: TestDatabases; remove(): Promise<void> }> {
  const template = fresh('template')
  await atServer(url, `create database ${template}`)
  const db = open(named(url, template))
  await migrate(db as unknown as Kysely<unknown>)
  await db.destroy()
  const remove = () => atServer(url, `drop database if exists ${template} with (force)`)
  return { databases: { kind: 'postgres', url, template }, remove }
}

export async function openPostgres(url: string, template: string): Promise<TestDatabase> {
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
