import { sql } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import type { PersonalData, TableOfData } from '#server/kernel/personal-data.ts'
import { type DataOwner, rowsOf } from '../rows-of.ts'

export type DataRow = Readonly<Record<string, unknown>>
/** Rows by table, without tables in which nothing is. */
export type CollectedData = Readonly<Record<string, readonly DataRow[]>>

/** Secrets say nothing to their person, and much to whoever finds a copy. */
const secret = /(^|_)(hash|token|secret|key|auth|p256dh)$|^(name|search|place)_words$|^name_order$|^ball$/

/** What the declared tables hold of a person, without what is another's. */
export async function collect(db: Reader, declared: PersonalData, owner: DataOwner): Promise<CollectedData> {
  const found: Record<string, readonly DataRow[]> = {}
  for (const [table, declaration] of Object.entries(declared)) {
    const rows = await rowsIn(db, table, declaration, owner)
    if (rows.length > 0) found[table] = rows
  }
  return found
}

async function rowsIn(
  db: Reader,
  table: string,
  { rows: ways, withheld = '' }: TableOfData,
  owner: DataOwner,
): Promise<DataRow[]> {
  const given = ways.filter(({ notGiven }) => !notGiven)
  if (given.length === 0) return []
  const theirs = given.map(({ of, given: where }) => sql`(${rowsOf({ of, where }, owner)})`)
  const { rows } = await sql<DataRow>`select * from ${sql.table(table)} where ${sql.join(theirs, sql` or `)}`.execute(db)
  const left = new Set(withheld.split(/\s+/))
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([column, value]) => value !== null && !left.has(column) && !secret.test(column)),
    ),
  )
}
