import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '#server/migrations/create-index.ts'

export const outsideTransaction = true

/** An order's invoice with its credit notes, read by both parties and before each further credit note. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'invoices_of_order', sql`on invoices (order_id)`)
}
