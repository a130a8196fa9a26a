import { sql, type Kysely } from 'kysely'

/**
 * Advertisements with what was counted of them: in all on their row, whose caps the database keeps; by day for the daily cap; by minute for figures.
 * A token that was used is kept until it would have expired.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into file_purposes values ('advertisementPicture')`.execute(db)
  await sql`create table advertisements (
    id uuid primary key,
    revision integer not null default 1,
    state text not null check (state in ('draft', 'active', 'paused', 'ended')),
    placement text not null check (placement in ('home', 'sidebar', 'feed')),
    texts jsonb not null,
    picture_id uuid references files,
    drawing text not null,
    link text not null,
    starts_at timestamptz not null,
    ends_at timestamptz check (starts_at < ends_at),
    view_cap integer check (view_cap > 0),
    day_cap integer check (day_cap > 0),
    views integer not null default 0,
    clicks integer not null default 0,
    created_at timestamptz not null,
    constraint advertisements_view_cap check (view_cap is null or views <= view_cap),
    constraint advertisements_clicks check (clicks between 0 and views)
  )`.execute(db)
  await sql`create index advertisements_shown on advertisements (placement) where state = 'active'`.execute(db)
  await sql`create table advertisement_days (
    advertisement_id uuid not null references advertisements on delete cascade,
    day date not null,
    views integer not null default 0,
    clicks integer not null default 0,
    primary key (advertisement_id, day)
  )`.execute(db)
  await sql`create table advertisement_minutes (
    advertisement_id uuid not null references advertisements on delete cascade,
    minute timestamptz not null,
    kind text not null check (kind in ('view', 'click', 'hidden', 'too_short', 'replay', 'crawler', 'capped', 'forged', 'expired')),
    times integer not null,
    primary key (advertisement_id, minute, kind)
  )`.execute(db)
  await sql`create table advertisement_tokens (
    nonce text primary key,
    advertisement_id uuid not null references advertisements on delete cascade,
    viewed_at timestamptz not null,
    clicked_at timestamptz
  )`.execute(db)
  await sql`create index advertisement_tokens_viewed on advertisement_tokens (viewed_at)`.execute(db)
}
