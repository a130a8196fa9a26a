import { sql, type Kysely } from 'kysely'

/**
 * Lost animals: of each one open case at most. Where it was is kept while it is lost and no longer. Who is told of what is one row a person
 * and day, so that nobody is told twice in a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table lost_cases (
    id uuid primary key,
    code text not null unique,
    pet_id uuid not null references pets on delete cascade,
    owner_id uuid not null references users on delete cascade,
    state text not null default 'open' check (state in ('open', 'found')),
    opened_at timestamptz not null,
    found_at timestamptz,
    last_seen_at timestamptz not null,
    latitude double precision,
    longitude double precision,
    blurred_latitude double precision,
    blurred_longitude double precision,
    words text not null check (char_length(words) <= 800),
    mark text not null check (char_length(mark) <= 200),
    told_radius double precision not null default 0,
    check ((state = 'found') = (found_at is not null)),
    check ((state = 'open') = (latitude is not null and longitude is not null)),
    check ((state = 'open') = (blurred_latitude is not null and blurred_longitude is not null))
  )`.execute(db)
  await sql`create unique index lost_cases_open on lost_cases (pet_id) where state = 'open'`.execute(db)
  await sql`create index lost_cases_owner on lost_cases (owner_id, opened_at desc)`.execute(db)
  await sql`create table lost_sightings (
    id uuid primary key,
    case_id uuid not null references lost_cases on delete cascade,
    state text not null default 'held' check (state in ('held', 'likely', 'dismissed')),
    seen_at timestamptz not null,
    latitude double precision,
    longitude double precision,
    words text not null check (char_length(words) <= 800),
    mark text not null check (char_length(mark) <= 200),
    contact text not null check (char_length(contact) <= 200),
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index lost_sightings_case on lost_sightings (case_id, seen_at desc, id)`.execute(db)
  await sql`create table lost_consents (
    user_id uuid primary key references users on delete cascade,
    given_at timestamptz not null
  )`.execute(db)
  await sql`create table lost_alerts (
    user_id uuid not null references users on delete cascade,
    told_on date not null,
    case_id uuid not null references lost_cases on delete cascade,
    primary key (user_id, told_on),
    unique (case_id, user_id)
  )`.execute(db)
}
