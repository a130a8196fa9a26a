import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from './create-index.ts'

export const outsideTransaction = true

/** A seller's papers, latest first, page after page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'invoices_seller_issued', sql`on invoices (seller_id, issued_at desc, id desc)`)
}
