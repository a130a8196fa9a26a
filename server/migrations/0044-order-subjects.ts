import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from './create-index.ts'

export const outsideTransaction = true

/** One order for each appointment. Of other subjects there may be several: a prescription has refills, a plan many who take it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = sql`on orders (subject_kind, subject_id) where subject_kind = 'appointment'`
  await createIndexConcurrently(db, 'orders_subject_once', columns, { unique: true })
}
