import { sql } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import type { PersonalData } from '#server/kernel/personal-data.ts'

export interface ColumnOfPeople {
  readonly table: string
  readonly column: string
}

/**
 * All columns that hold whose or who: those that the database knows to refer to accounts, and those that capabilities declare as the way to a
 * person. Read from both, so that a new table needs no place in a list.
 */
export async function columnsOfPeople(db: Reader, declared: PersonalData): Promise<ColumnOfPeople[]> {
  const { rows } = await sql<ColumnOfPeople>`
    select child.relname as "table", attname as "column" from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass and cardinality(conkey) = 1 and not child.relispartition`.execute(db)
  const ways = Object.entries(declared).flatMap(([table, { rows: declaredRows }]) =>
    declaredRows.filter(({ of }) => /^\w+$/.test(of) && of !== 'id').map(({ of }) => ({ table, column: of })),
  )
  const all = new Map([...rows, ...ways].map((each) => [`${each.table}.${each.column}`, each]))
  return [...all.keys()].toSorted().map((name) => all.get(name)!)
}
