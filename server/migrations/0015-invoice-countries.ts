import { sql, type Kysely } from 'kysely'

/** The country of an address by its code, apart from the lines: whoever reads the paper is told it in their own language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices add column seller_country char(2) check (seller_country ~ '^[A-Z]{2}$')`.execute(db)
  await sql`update invoices
    set seller_country = right(seller_address, 2), seller_address = nullif(regexp_replace(seller_address, '\n?[A-Z]{2}$', ''), '')
    where seller_address ~ '(^|\n)[A-Z]{2}$'`.execute(db)
}
