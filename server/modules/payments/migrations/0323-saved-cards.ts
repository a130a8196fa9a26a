import { sql, type Kysely } from 'kysely'

/**
 * Cards that people keep with the provider, to be charged while they are away. Of a card stands here what its owner knows it by; its number is the
 * provider's alone. One of them at most is charged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_customers (
    user_id uuid not null references users on delete cascade,
    provider text not null,
    reference text not null unique,
    created_at timestamptz not null,
    primary key (user_id, provider)
  )`.execute(db)
  await sql`create table saved_cards (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    provider text not null,
    reference text not null unique,
    brand text not null,
    last4 text not null check (last4 ~ '^[0-9]{4}$'),
    expiry_month smallint not null check (expiry_month between 1 and 12),
    expiry_year smallint not null,
    is_charged boolean not null,
    removed_at timestamptz,
    created_at timestamptz not null,
    check (not (is_charged and removed_at is not null))
  )`.execute(db)
  await sql`create unique index saved_cards_charged on saved_cards (user_id, provider) where is_charged`.execute(db)
  await sql`create index saved_cards_owner on saved_cards (user_id) where removed_at is null`.execute(db)
  await sql`create table card_setups (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    provider text not null,
    reference text unique,
    client_secret text,
    state text not null check (state in ('created', 'requires_action', 'failed', 'succeeded')),
    failure_code text,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index card_setups_owner on card_setups (user_id)`.execute(db)
  await sql`alter table payments add column customer text`.execute(db)
  // What the built-in provider knows of a card: what it does when it is tried, and never its number.
  await sql`create table sandbox_setups (
    reference text primary key,
    client_secret text not null,
    customer text not null,
    state text not null,
    failure_code text,
    card jsonb,
    idempotency_key text not null unique
  )`.execute(db)
}
