import { sql, type RawBuilder } from 'kysely'
import type { Db, Tables } from '../db.ts'
import type { Slice } from './slice.ts'

const batch = 1000

/** Deletes the rows of `table` for which `condition` holds, a thousand at a time, so that no statement keeps its locks for long. */
export async function deleteInBatches(db: Db, slice: Slice, table: keyof Tables, condition: RawBuilder<unknown>): Promise<void> {
  await slice.untilDone(async () => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)}
      where ctid = any (array(select ctid from ${sql.table(table)} where ${condition} limit ${batch}))`.execute(db)
    return Number(numAffectedRows) === batch
  })
}
