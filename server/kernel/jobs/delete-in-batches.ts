import { sql, type RawBuilder } from 'kysely'
import type { Db, Tables } from '../db.ts'
import type { Slice } from './slice.ts'

const batch = 1000

/**
 * Deletes the rows of `table` for which `condition` holds, a thousand at a time, so that no statement keeps its locks for long. Of a table in
 * months only one part of it: rows are found by their place, and in another part the same place is another row.
 */
export async function deleteInBatches(
  db: Db,
  slice: Slice,
  table: keyof Tables | { readonly name: string },
  condition: RawBuilder<unknown>,
): Promise<void> {
  const rows = sql.table(typeof table === 'string' ? table : table.name)
  await slice.untilDone(async () => {
    const { numAffectedRows } = await sql`
      delete from ${rows}
      where ctid = any (array(select ctid from ${rows} where ${condition} limit ${batch}))`.execute(db)
    return Number(numAffectedRows) === batch
  })
}
