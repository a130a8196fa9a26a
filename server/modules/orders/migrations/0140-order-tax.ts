import { sql, type Kysely } from 'kysely'

/**
 * Tax of lines, within their prices or on top of them, and delivery as a line. What the version before writes has no tax, and satisfies
 * the wider constraints as it did the narrower ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column tax integer not null default 0 check (tax >= 0),
    add column tax_included boolean not null default false`.execute(db)
  await sql`alter table order_lines add column tax_rate integer not null default 0 check (tax_rate >= 0),
    add column tax_included boolean not null default false`.execute(db)
  await dropCheck(db, 'orders', '%subtotal - discount%')
  await dropCheck(db, 'order_lines', '%unit_amount%discount%tax%')
  await dropCheck(db, 'order_lines', '%kind = ANY%')
  await sql`alter table orders add constraint orders_total
    check (total = subtotal - discount + case when tax_included then 0 else tax end) not valid`.execute(db)
  await sql`alter table order_lines
    add constraint order_lines_total
      check (total = quantity * unit_amount - discount + case when tax_included then 0 else tax end) not valid,
    add constraint order_lines_kind check (kind in ('visit', 'product', 'delivery')) not valid,
    add constraint order_lines_delivery check ((kind = 'delivery') = (words is not distinct from 'delivery')) not valid`.execute(
    db,
  )
  await sql`alter table orders
    add constraint orders_shop_state check (kind <> 'shop' or fulfilment_state in ('pending_payment', 'paid', 'accepted', 'preparing',
      'dispatched', 'delivered', 'rejected', 'cancelled', 'expired')) not valid,
    add constraint orders_shop_unsettled check (kind <> 'shop' or
      (payment_state in ('unpaid', 'paying', 'failed')) = (fulfilment_state = 'pending_payment')) not valid`.execute(db)
}

/** They were made without names. */
async function dropCheck(db: Kysely<unknown>, table: string, pattern: string): Promise<void> {
  const { rows } = await sql<{ conname: string }>`select conname from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c' and pg_get_constraintdef(oid) like ${pattern}`.execute(db)
  for (const { conname } of rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(conname)}`.execute(db)
  }
}
