import { sql, type Kysely } from 'kysely'

/**
 * What is delivered regularly, and what became of each day on which it was due. A day is there once, whoever writes it: so one order is made of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table autoships (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    pharmacy_id uuid not null references pharmacies on delete cascade,
    kind text not null check (kind in ('shop', 'medicine')),
    product_id uuid references products on delete cascade,
    prescription_id uuid references prescriptions on delete cascade,
    line_id uuid references prescription_lines on delete cascade,
    quantity integer not null check (quantity between 1 and 99),
    every_weeks integer not null check (every_weeks between 1 and 26),
    delivery text not null check (delivery in ('courier', 'pickup')),
    address_id uuid references addresses on delete set null,
    agreed_total integer check (agreed_total >= 0),
    currency text not null,
    state text not null default 'active' check (state in ('active', 'asking', 'paused', 'stopped')),
    asks text check (asks in ('out_of_stock', 'dearer', 'gone', 'address', 'prescription', 'pharmacy')),
    asks_from integer,
    asks_to integer,
    next_on date not null,
    notice_on date not null,
    told_for date,
    created_at timestamptz not null,
    constraint autoships_thing check ((kind = 'shop') = (product_id is not null) and (kind = 'medicine') = (line_id is not null)
      and (line_id is null) = (prescription_id is null)),
    constraint autoships_price check ((kind = 'shop') = (agreed_total is not null)),
    constraint autoships_asks check ((state = 'asking') = (asks is not null)),
    constraint autoships_notice check (notice_on <= next_on)
  )`.execute(db)
  await sql`create index autoships_of_user on autoships (user_id, next_on, id)`.execute(db)
  await sql`create index autoships_due on autoships (next_on) where state = 'active'`.execute(db)
  await sql`create table autoship_runs (
    autoship_id uuid not null references autoships on delete cascade,
    due_on date not null,
    outcome text not null check (outcome in ('ordered', 'skipped', 'asked')),
    order_id uuid references orders on delete set null,
    payment text check (payment in ('asked', 'due', 'charged')),
    at timestamptz not null,
    primary key (autoship_id, due_on),
    constraint autoship_runs_order check (order_id is null or outcome = 'ordered')
  )`.execute(db)
  await sql`create unique index autoship_runs_of_order on autoship_runs (order_id) where order_id is not null`.execute(db)
  await sql`create index autoship_runs_to_charge on autoship_runs (at) where payment = 'due'`.execute(db)
}
