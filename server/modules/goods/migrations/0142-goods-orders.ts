import { sql, type Kysely } from 'kysely'

/** What an order of goods knows beside its lines: until when it waits for its money, and where it goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table goods_orders (
    order_id uuid primary key references orders on delete cascade,
    pay_until timestamptz,
    delivery text not null check (delivery in ('courier', 'pickup')),
    recipient text not null,
    phone text,
    address jsonb,
    note text,
    delivered_at timestamptz,
    constraint goods_orders_address check (delivery = 'pickup' or address is not null)
  )`.execute(db)
  await sql`create index goods_orders_waiting on goods_orders (pay_until)`.execute(db)
}
