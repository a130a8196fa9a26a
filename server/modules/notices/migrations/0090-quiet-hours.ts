import { sql, type Kysely } from 'kysely'

/**
 * Quiet hours, what they hold, and the devices that show pushes. That something went out lies under (notice, channel, person), so that the
 * database refuses a second time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notice_preferences add column push boolean not null default true`.execute(db)
  await sql`create table quiet_hours (
    user_id uuid primary key references users on delete cascade,
    is_on boolean not null,
    starts text not null check (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    ends text not null check (ends ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and ends <> starts)
  )`.execute(db)
  await sql`create table notice_deliveries (
    notice_id uuid not null,
    channel text not null check (channel in ('email', 'push')),
    user_id uuid not null references users on delete cascade,
    kind text not null,
    message jsonb,
    hold_until timestamptz,
    created_at timestamptz not null,
    sent_at timestamptz,
    primary key (notice_id, channel, user_id),
    constraint notice_deliveries_held_or_sent check (
      case when sent_at is null then message is not null and hold_until is not null else message is null end
    )
  )`.execute(db)
  await sql`create index notice_deliveries_held on notice_deliveries (hold_until) where sent_at is null`.execute(db)
  await sql`create index notice_deliveries_of_person on notice_deliveries (user_id) where sent_at is null`.execute(db)
  await sql`create index notice_deliveries_sent on notice_deliveries (sent_at)`.execute(db)
  await sql`create table push_subscriptions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    session_id uuid not null references sessions on delete cascade,
    service text not null check (service in ('webpush', 'fcm')),
    endpoint text not null unique check (char_length(endpoint) <= 1000),
    p256dh text,
    auth text,
    user_agent text not null,
    created_at timestamptz not null,
    constraint push_subscriptions_keys check ((service = 'webpush') = (p256dh is not null and auth is not null))
  )`.execute(db)
  await sql`create index push_subscriptions_user on push_subscriptions (user_id)`.execute(db)
  await sql`create index push_subscriptions_session on push_subscriptions (session_id)`.execute(db)
  await sql`create table vapid_keys (
    id smallint primary key check (id = 1),
    public_key text not null,
    private_key text not null,
    created_at timestamptz not null
  )`.execute(db)
}
