import type { Kysely } from 'kysely'
import type { Db } from '#server/kernel/db.ts'
import { usualRanges } from '../ranges/usual-ranges.ts'

/** What is taken to be usual until an administrator says otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (db as Db).insertInto('observation_ranges').values(usualRanges()).execute()
}
