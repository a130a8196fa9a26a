import { sql, type Kysely } from 'kysely'

/** What administrators gave back or asked to give back, and who agreed: never who asked. One at a time waits for each order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table office_refunds (
    id uuid primary key,
    order_id uuid not null references orders,
    verb text not null check (verb in ('refund', 'refundLines', 'goodwill', 'cancel')),
    amount integer not null check (amount > 0),
    lines jsonb not null default '[]',
    reason text not null check (char_length(reason) between 1 and 1000),
    state text not null check (state in ('done', 'waiting', 'agreed', 'refused', 'withdrawn', 'expired')),
    asked_by uuid not null references users,
    asked_at timestamptz not null,
    expires_at timestamptz not null,
    decided_by uuid references users,
    decided_at timestamptz,
    decided_reason text check (char_length(decided_reason) between 1 and 1000),
    check ((decided_by is not null) = (state in ('agreed', 'refused'))),
    check (decided_by <> asked_by)
  )`.execute(db)
  await sql`create unique index office_refunds_waiting on office_refunds (order_id) where state = 'waiting'`.execute(db)
  await sql`create index office_refunds_queue on office_refunds (expires_at, id) where state = 'waiting'`.execute(db)
  await sql`create index office_refunds_order on office_refunds (order_id, state)`.execute(db)
}
