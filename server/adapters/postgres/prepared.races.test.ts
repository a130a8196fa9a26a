import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { openPostgres } from './pool.ts'
import { createStatementNames } from './statement-names.ts'

const quiet = { warn: () => {} }

it('names what comes again, and only so much', () => {
  const nameOf = createStatementNames(2)
  const thrice = (text: string) => [nameOf(text), nameOf(text), nameOf(text)].at(-1)
  expect(nameOf('select 1')).toBeUndefined()
  const [first, second] = [thrice('select 1'), thrice('select 2')]
  expect(first).toBeTypeOf('string')
  expect(second).not.toBe(first)
  expect(thrice('select 3')).toBeUndefined()
  expect(nameOf('select 1')).toBe(first)
})

it('goes on when another process has changed a table under a kept statement', async () => {
  const databases = inject('databases')
  if (databases.kind !== 'postgres') throw new Error('This test needs TEST_DATABASE_URL')
  const db = openPostgres({ url: databases.url, connections: 1 }, quiet)
  const other = openPostgres({ url: databases.url, connections: 1 }, quiet)
  const table = sql.id(`kept_${randomUUID().slice(0, 8)}`)
  const read = async () => (await sql`select * from ${table} where id = ${1}`.execute(db)).rows
  try {
    await sql`create table ${table} (id int, name text)`.execute(other)
    await sql`insert into ${table} values (1, 'Ann')`.execute(other)
    for (let use = 0; use < 5; use++) expect(await read()).toEqual([{ id: 1, name: 'Ann' }])
    await sql`alter table ${table} add column age int default 7`.execute(other)
    for (let use = 0; use < 5; use++) expect(await read()).toEqual([{ id: 1, name: 'Ann', age: 7 }])
  } finally {
    await sql`drop table if exists ${table}`.execute(other)
    await Promise.all([db.destroy(), other.destroy()])
  }
})
