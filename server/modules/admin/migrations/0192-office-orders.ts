import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '#server/migrations/create-index.ts'

export const outsideTransaction = true

/** Orders of a kind, payments, refunds and papers of everybody, latest first, page by page however many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'orders_kind_created', sql`on orders (kind, created_at desc, id desc)`)
  await createIndexConcurrently(db, 'payments_created', sql`on payments (created_at desc, id desc)`)
  await createIndexConcurrently(db, 'refunds_created', sql`on refunds (created_at desc, id desc)`)
  await createIndexConcurrently(db, 'invoices_issued', sql`on invoices (issued_at desc, id desc)`)
}
