import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { modules } from '#server/modules/index.ts'
import { openTestDatabase } from '../../../tests/support/databases.ts'
import { declaredOf } from './declared.ts'

const declared = declaredOf(modules)
const { db } = await openTestDatabase()
const { rows: columns } = await sql<{ table: string; column: string; isGenerated: boolean }>`
  select columns.table_name as "table", column_name as "column", is_generated <> 'NEVER' as "isGenerated"
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and columns.table_name not like 'kysely_%'
    -- Parts of a table hold what the table is declared to.
    and not exists (select from pg_inherits where inhrelid = format('%I', columns.table_name)::regclass)`.execute(db)

const named = (words = '') => words.split(/\s+/).filter(Boolean)

/** Columns of a table with what is said of them; `null`: all of it goes with its person. */
function saidOf(table: string): Set<string> | null {
  const { rows, plain, kept = {} } = declared[table]!
  const goesWhole = rows.some(({ fate, where }) => fate === 'delete' && where === undefined)
  if (goesWhole && rows.every(({ fate }) => fate === 'delete')) return null
  const blanked = rows.flatMap(({ fate }) => (fate === 'delete' ? [] : Object.keys(fate)))
  // Rows that something holds go whole once it lets them go.
  if (rows.length > 0 && rows.every(({ fate, again }) => fate === 'delete' && again)) return null
  return new Set([...blanked, ...named(plain), ...Object.values(kept).flatMap(named)])
}

test('every column has an owner and a fate', () => {
  const undeclared = columns.filter(({ table, column, isGenerated }) => {
    if (!declared[table]) return true
    return !isGenerated && saidOf(table)?.has(column) === false
  })
  expect(undeclared.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})

test('no column is declared that is not there', () => {
  const there = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const gone = Object.entries(declared).flatMap(([table, { rows, plain, kept = {}, withheld, passes, released = {} }]) => {
    const blanked = rows.flatMap(({ fate }) => (fate === 'delete' ? [] : Object.keys(fate)))
    const ways = rows.map(({ of }) => of.split(/[>@]/).at(of.includes('@') ? -1 : 0)!)
    const all = [
      ...blanked,
      ...ways,
      ...named(plain),
      ...Object.values(kept).flatMap(named),
      ...named(withheld),
      ...Object.keys(released),
    ]
    return [...all, ...Object.values(passes ?? {})].map((column) => `${table}.${column}`).filter((name) => !there.has(name))
  })
  expect(gone).toEqual([])
})
