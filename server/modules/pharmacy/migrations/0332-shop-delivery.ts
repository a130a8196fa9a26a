import { sql, type Kysely } from 'kysely'

/** Where a pharmacy of the shop delivers beside its radius, from which sum on for nothing; and what was changed of single lots, by whom and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pharmacies
    add column delivery_free_from integer check (delivery_free_from > 0),
    add column delivery_postcodes text[] not null default '{}'`.execute(db)
  await sql`create table stock_lot_changes (
    id uuid primary key,
    product_id uuid not null references products on delete cascade,
    lot_id uuid not null references stock_lots on delete cascade,
    lot text not null,
    quantity_from integer,
    quantity_to integer not null,
    expires_from date,
    expires_to date,
    reason text not null check (char_length(reason) between 3 and 300),
    by_id uuid references users on delete set null,
    at timestamptz not null
  )`.execute(db)
  await sql`create index stock_lot_changes_of_product on stock_lot_changes (product_id, at desc)`.execute(db)
}
