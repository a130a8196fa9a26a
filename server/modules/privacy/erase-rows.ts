import { sql } from 'kysely'
import type { Tx } from '#server/kernel/db.ts'
import type { RowsOf, TableOfData } from '#server/kernel/personal-data.ts'
import { type DataOwner, rowsOf } from './rows-of.ts'

type Ordered = readonly (readonly [string, TableOfData])[]

/**
 * Does to all rows of a person what their tables declare. Safe to repeat: what is gone stays gone. `only: 'again'`: those alone that something
 * held the last time.
 */
export async function eraseRows(db: Tx, tables: Ordered, owner: DataOwner, only?: 'again'): Promise<void> {
  // What was issued lets itself be changed by nothing else.
  await sql`select set_config('carenest.erasing', 'on', true)`.execute(db)
  for (const [table, { rows }] of tables) {
    for (const declared of rows) if (!only || declared.again) await eraseOf(db, table, declared, owner)
  }
  await sql`select set_config('carenest.erasing', 'off', true)`.execute(db)
}

async function eraseOf(db: Tx, table: string, declared: RowsOf, owner: DataOwner): Promise<void> {
  const theirs = rowsOf(declared, owner)
  if (declared.fate === 'delete') {
    await sql`delete from ${sql.table(table)} where ${theirs}`.execute(db)
    return
  }
  const blanks = Object.entries(declared.fate).map(([column, value]) => sql`${sql.ref(column)} = ${sql.raw(value)}`)
  if (blanks.length > 0) await sql`update ${sql.table(table)} set ${sql.join(blanks)} where ${theirs}`.execute(db)
}
