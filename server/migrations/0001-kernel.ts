import { sql, type Kysely } from 'kysely'

/** What every capability leans on: idempotent answers, jobs, the audit trail, outgoing messages, the hub's streams. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db)

  await sql`create table platform_facts (
    name text primary key,
    value jsonb not null,
    written_at timestamptz not null
  )`.execute(db)

  await sql`create table idempotency_keys (
    owner text not null,
    key text not null check (length(key) between 8 and 200),
    fingerprint text not null,
    status smallint,
    answer jsonb,
    content_type text,
    locked_until timestamptz,
    created_at timestamptz not null,
    primary key (owner, key)
  )`.execute(db)
  await sql`create index idempotency_keys_created on idempotency_keys (created_at)`.execute(db)

  await sql`create table jobs (
    name text primary key,
    next_run_at timestamptz not null,
    locked_until timestamptz,
    last_run_at timestamptz,
    last_error text
  )`.execute(db)

  await sql`create table audit_entries (
    id uuid primary key,
    at timestamptz not null,
    user_id uuid,
    action text not null,
    record_kind text not null,
    record_id text not null,
    reason text
  )`.execute(db)
  await sql`create index audit_entries_at on audit_entries (at desc, id desc)`.execute(db)
  await sql`create index audit_entries_record on audit_entries (record_kind, record_id, at desc)`.execute(db)

  await sql`create table outbox_messages (
    id uuid primary key,
    channel text not null check (channel in ('email', 'sms')),
    recipient text not null,
    subject text,
    text text not null,
    template text not null,
    locale text not null,
    state text not null default 'pending' check (state in ('pending', 'sent', 'failed')),
    attempts smallint not null default 0,
    next_attempt_at timestamptz not null,
    courier text,
    error text,
    created_at timestamptz not null,
    sent_at timestamptz
  )`.execute(db)
  await sql`create index outbox_messages_due on outbox_messages (next_attempt_at) where state = 'pending'`.execute(db)
  await sql`create index outbox_messages_created on outbox_messages (created_at desc, id desc)`.execute(db)
  await sql`create index outbox_messages_recipient on outbox_messages (lower(recipient), created_at desc)`.execute(db)

  await sql`create table hub_streams (
    user_id uuid primary key,
    last_seq bigint not null default 0
  )`.execute(db)
  await sql`create table hub_events (
    user_id uuid not null,
    seq bigint not null,
    kind text not null,
    payload jsonb not null,
    created_at timestamptz not null,
    primary key (user_id, seq)
  )`.execute(db)
  await sql`create index hub_events_created on hub_events (created_at)`.execute(db)
  await sql`create table hub_tickets (
    hash text primary key,
    user_id uuid not null,
    session_id uuid not null,
    expires_at timestamptz not null
  )`.execute(db)
}
