import { sql, type Kysely } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openInMemory } from '#server/adapters/pglite/open-local.ts'
import { createIndexConcurrently } from './create-index.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { inOrder, type Migration, type MigrationList } from './migration.ts'

const { db } = await openInMemory()
afterAll(() => db.destroy())
beforeEach(async () => {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
})

const creates = (table: string): Migration => ({
  up: async (on) => void (await sql`create table ${sql.table(table)} (n int)`.execute(on)),
})
const list: MigrationList = { '0001-a': creates('a'), '0002-b': creates('b') }
const tables = async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

describe('migrating', () => {
  it('runs what has not run yet, in the order of the names, over several lists', async () => {
    const ofModule: MigrationList = { '0003-c': creates('c'), '0001-z': creates('z') }
    expect(await migrate(db, { lists: [list, ofModule] })).toEqual(['0001-a', '0001-z', '0002-b', '0003-c'])
    expect(await migrate(db, { lists: [list, ofModule] })).toEqual([])
    expect(await tables()).toEqual(['a', 'b', 'c', 'z'])
  })

  it('runs one that comes after a higher number has', async () => {
    await migrate(db, { lists: [list] })
    expect(await migrate(db, { lists: [{ ...list, '0001-late': creates('late') }] })).toEqual(['0001-late'])
  })

  it('leaves alone what only a newer version knows', async () => {
    await migrate(db, { lists: [{ ...list, '0003-newer': creates('newer') }] })
    expect(await pendingMigrations(db, [list])).toEqual([])
    expect(await migrate(db, { lists: [list] })).toEqual([])
    // And goes on from there: this version has got a migration of its own meanwhile.
    expect(await migrate(db, { lists: [{ ...list, '0002-fix': creates('fix') }] })).toEqual(['0002-fix'])
    expect(await tables()).toEqual(['a', 'b', 'fix', 'newer'])
  })

  it('keeps what ran before a failure, nothing of what failed, and goes on from there', async () => {
    const half: Migration = {
      up: async (on) => {
        await creates('half').up(on)
        await sql`select 1 / 0`.execute(on)
      },
    }
    const failing = { '0001-a': creates('a'), '0002-half': half, '0003-c': creates('c') }
    await expect(migrate(db, { lists: [failing] })).rejects.toMatchObject({ code: '22012' })
    expect(await tables()).toEqual(['a'])
    expect(await migrate(db, { lists: [{ ...failing, '0002-half': creates('half') }] })).toEqual(['0002-half', '0003-c'])
  })

  it('makes indexes concurrently outside of a transaction, and anew when an attempt was cut off', async () => {
    const unique = (on: Kysely<unknown>) => createIndexConcurrently(on, 'a_n', sql`on a (n)`)
    await migrate(db, { lists: [list] })
    await sql`insert into a values (1), (1)`.execute(db)
    // What is left of an attempt that failed: an index that is not valid.
    await expect(sql`create unique index concurrently a_n on a (n)`.execute(db)).rejects.toMatchObject({ code: '23505' })
    const indexed: MigrationList = { ...list, '0003-index': { outsideTransaction: true, up: unique } }
    expect(await migrate(db, { lists: [indexed] })).toEqual(['0003-index'])
    const { rows } = await sql`select indisvalid as valid from pg_index where indexrelid = 'a_n'::regclass`.execute(db)
    expect(rows).toEqual([{ valid: true }])
    await unique(db as unknown as Kysely<unknown>)
  })

  it('leaves the connection without the limits that it set', async () => {
    await migrate(db, { lists: [list] })
    const { rows } = await sql`select current_setting('lock_timeout') as limit`.execute(db)
    expect(rows).toEqual([{ limit: '0' }])
  })
})

it('two lists cannot have one name', () => {
  expect(() => inOrder([list, { '0002-b': creates('c') }])).toThrow('Two migrations are named 0002-b')
})
