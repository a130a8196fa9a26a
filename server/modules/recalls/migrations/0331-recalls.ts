import { sql, type Kysely } from 'kysely'

/** Lots that were called back, each once, and the packets of them that people have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table recalls (
    id uuid primary key,
    pharmacy_id uuid not null references pharmacies on delete cascade,
    product_id uuid not null references products on delete cascade,
    lot text not null check (char_length(lot) between 1 and 60),
    reason text not null check (char_length(reason) between 3 and 500),
    by_id uuid references users on delete set null,
    by_role text not null check (by_role in ('pharmacy', 'admin')),
    created_at timestamptz not null,
    constraint recalls_once unique (product_id, lot)
  )`.execute(db)
  await sql`create index recalls_of_pharmacy on recalls (pharmacy_id, created_at, id)`.execute(db)
  await sql`create index recalls_latest on recalls (created_at, id)`.execute(db)
  await sql`create table recall_packets (
    id uuid primary key,
    recall_id uuid not null references recalls on delete cascade,
    order_id uuid not null references orders on delete cascade,
    position integer not null,
    user_id uuid not null references users on delete cascade,
    quantity integer not null check (quantity >= 1),
    told_at timestamptz not null,
    seen_at timestamptz,
    credited_at timestamptz,
    credited integer check (credited > 0),
    constraint recall_packets_once unique (recall_id, order_id, position),
    constraint recall_packets_credit check ((credited_at is null) = (credited is null))
  )`.execute(db)
  await sql`create index recall_packets_of_user on recall_packets (user_id, told_at)`.execute(db)
  await sql`create index recall_packets_of_order on recall_packets (order_id)`.execute(db)
  await sql`create index medicine_order_lines_lot on medicine_order_lines (product_id, lot) where lot is not null`.execute(db)
}
