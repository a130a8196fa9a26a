import { sql, type Kysely } from 'kysely'

/** The buyer's address as it was at issue, beside the seller's. Papers that were issued before, or by an older process, have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices
    add column buyer_address text,
    add column buyer_country char(2) check (buyer_country ~ '^[A-Z]{2}$')`.execute(db)
}
