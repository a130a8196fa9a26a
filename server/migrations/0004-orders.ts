import { sql, type Kysely } from 'kysely'

/** Orders, what was paid and given back for them, coupons, and invoices numbered without gaps. Amounts are minor units. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table coupons (
    id uuid primary key,
    company_id uuid not null references companies,
    code text not null,
    kind text not null check (kind in ('percent', 'amount')),
    value integer not null check (value > 0 and (kind <> 'percent' or value <= 100)),
    currency char(3) not null default 'USD',
    applies_to text[] not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    minimum_spend integer not null default 0 check (minimum_spend >= 0),
    greatest_discount integer check (greatest_discount > 0),
    total_uses integer check (total_uses > 0),
    uses_per_person integer check (uses_per_person > 0),
    state text not null default 'draft' check (state in ('draft', 'active', 'paused', 'ended')),
    created_at timestamptz not null,
    check (starts_at < ends_at)
  )`.execute(db)
  await sql`create unique index coupons_code on coupons (upper(code))`.execute(db)
  await sql`create index coupons_company on coupons (company_id, created_at desc, id desc)`.execute(db)

  await sql`create table orders (
    id uuid primary key,
    number text not null unique,
    kind text not null check (kind in ('appointment', 'medicine', 'shop', 'subscription')),
    state text not null,
    buyer_id uuid not null references users,
    seller_id uuid not null references users,
    appointment_id uuid unique references appointments,
    lines jsonb not null,
    currency char(3) not null,
    subtotal integer not null check (subtotal >= 0),
    discount integer not null default 0 check (discount >= 0),
    total integer not null check (total >= 0),
    refunded integer not null default 0 check (refunded >= 0),
    coupon_id uuid references coupons,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (total = subtotal - discount),
    check (refunded <= total)
  )`.execute(db)
  await sql`create index orders_buyer on orders (buyer_id, created_at desc, id desc)`.execute(db)
  await sql`create index orders_seller on orders (seller_id, created_at desc, id desc)`.execute(db)

  await sql`create table order_events (
    id uuid primary key,
    order_id uuid not null references orders on delete cascade,
    at timestamptz not null,
    actor_id uuid,
    event text not null,
    reason text,
    data jsonb not null default '{}'
  )`.execute(db)
  await sql`create index order_events_order on order_events (order_id, at)`.execute(db)

  await sql`create table coupon_uses (
    id uuid primary key,
    coupon_id uuid not null references coupons,
    order_id uuid not null references orders,
    user_id uuid not null references users,
    state text not null check (state in ('reserved', 'taken', 'released')),
    discount integer not null check (discount >= 0),
    at timestamptz not null
  )`.execute(db)
  await sql`create unique index coupon_uses_order on coupon_uses (order_id) where state <> 'released'`.execute(db)
  await sql`create index coupon_uses_coupon on coupon_uses (coupon_id, user_id) where state <> 'released'`.execute(db)

  await sql`create table payments (
    id uuid primary key,
    payer_id uuid not null references users,
    provider text not null check (provider in ('stripe', 'sandbox', 'none')),
    provider_reference text,
    client_secret text,
    state text not null check (state in ('created', 'requires_action', 'succeeded', 'failed', 'cancelled')),
    failure_code text,
    amount integer not null check (amount >= 0),
    currency char(3) not null,
    refunded integer not null default 0 check (refunded >= 0),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (refunded <= amount),
    unique (provider, provider_reference)
  )`.execute(db)
  await sql`create index payments_payer on payments (payer_id, created_at desc)`.execute(db)

  await sql`create table payment_orders (
    payment_id uuid not null references payments on delete cascade,
    order_id uuid not null references orders,
    amount integer not null check (amount >= 0),
    primary key (payment_id, order_id)
  )`.execute(db)
  await sql`create index payment_orders_order on payment_orders (order_id)`.execute(db)

  await sql`create table refunds (
    id uuid primary key,
    payment_id uuid not null references payments,
    order_id uuid not null references orders,
    amount integer not null check (amount > 0),
    reason text not null,
    state text not null check (state in ('pending', 'succeeded', 'failed')),
    provider_reference text,
    attempts smallint not null default 0,
    next_attempt_at timestamptz not null,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index refunds_due on refunds (next_attempt_at) where state = 'pending'`.execute(db)
  await sql`create index refunds_order on refunds (order_id)`.execute(db)

  await sql`create table provider_events (
    provider text not null,
    event_id text not null,
    received_at timestamptz not null,
    primary key (provider, event_id)
  )`.execute(db)

  await sql`create table sandbox_intents (
    reference text primary key,
    client_secret text not null,
    amount integer not null,
    currency char(3) not null,
    state text not null,
    failure_code text,
    refunded integer not null default 0 check (refunded >= 0 and refunded <= amount),
    idempotency_key text unique,
    created_at timestamptz not null
  )`.execute(db)

  await sql`create table sandbox_refunds (
    idempotency_key text primary key,
    reference text not null unique,
    intent_reference text not null references sandbox_intents,
    amount integer not null check (amount > 0),
    created_at timestamptz not null
  )`.execute(db)

  await sql`create table invoice_counters (
    seller_id uuid not null references users,
    year smallint not null,
    last integer not null,
    primary key (seller_id, year)
  )`.execute(db)
  await sql`create table invoices (
    id uuid primary key,
    order_id uuid not null references orders,
    seller_id uuid not null references users,
    kind text not null check (kind in ('invoice', 'credit_note')),
    corrects_id uuid references invoices,
    year smallint not null,
    sequence integer not null,
    number text not null,
    seller_name text not null,
    seller_address text,
    buyer_name text not null,
    lines jsonb not null,
    discount integer not null default 0,
    amount integer not null,
    currency char(3) not null,
    reason text,
    issued_at timestamptz not null,
    unique (seller_id, year, sequence)
  )`.execute(db)
  await sql`create index invoices_issued on invoices (issued_at)`.execute(db)
  await sql`create unique index invoices_order on invoices (order_id) where kind = 'invoice'`.execute(db)
}
