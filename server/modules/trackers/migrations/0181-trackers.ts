import { sql, type Kysely } from 'kysely'

/** Trackers of pets, where they were, safe zones, and how an animal stands to each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table trackers (
    id uuid primary key,
    pet_id uuid not null references pets on delete cascade,
    owner_id uuid not null references users on delete cascade,
    name text not null check (char_length(name) between 1 and 60),
    key_hash text not null unique,
    created_at timestamptz not null,
    fixed_at timestamptz,
    latitude double precision check (latitude between -90 and 90),
    longitude double precision check (longitude between -180 and 180),
    accuracy double precision,
    battery smallint check (battery between 0 and 100),
    seen_at timestamptz,
    usual_seconds double precision not null default 300 check (usual_seconds > 0),
    late_told_at timestamptz,
    battery_told smallint,
    check ((latitude is null) = (longitude is null)),
    check ((latitude is null) = (fixed_at is null))
  )`.execute(db)
  await sql`create index trackers_owner on trackers (owner_id, created_at)`.execute(db)
  await sql`create index trackers_pet on trackers (pet_id)`.execute(db)
  await sql`create index trackers_seen on trackers (seen_at) where late_told_at is null`.execute(db)
  await sql`create table tracker_fixes (
    tracker_id uuid not null references trackers on delete cascade,
    fixed_at timestamptz not null,
    latitude double precision not null check (latitude between -90 and 90),
    longitude double precision not null check (longitude between -180 and 180),
    accuracy real,
    speed real,
    battery smallint,
    primary key (tracker_id, fixed_at)
  )`.execute(db)
  await sql`create index tracker_fixes_old on tracker_fixes using brin (fixed_at)`.execute(db)
  await sql`create table tracker_strays (
    tracker_id uuid not null references trackers on delete cascade,
    reason text not null check (reason in ('too_old', 'in_the_future', 'no_position')),
    count integer not null default 1,
    said_at text,
    received_at timestamptz not null,
    primary key (tracker_id, reason)
  )`.execute(db)
  await sql`create table safe_zones (
    id uuid primary key,
    pet_id uuid not null references pets on delete cascade,
    name text not null check (char_length(name) between 1 and 60),
    kind text not null check (kind in ('circle', 'polygon')),
    latitude double precision check (latitude between -90 and 90),
    longitude double precision check (longitude between -180 and 180),
    radius double precision check (radius between 20 and 20000),
    points jsonb,
    created_at timestamptz not null,
    check ((kind = 'circle') = (radius is not null and latitude is not null and longitude is not null)),
    check ((kind = 'polygon') = (points is not null))
  )`.execute(db)
  await sql`create index safe_zones_pet on safe_zones (pet_id, created_at)`.execute(db)
  await sql`create table zone_standings (
    zone_id uuid not null references safe_zones on delete cascade,
    tracker_id uuid not null references trackers on delete cascade,
    inside boolean,
    out_since timestamptz,
    primary key (zone_id, tracker_id)
  )`.execute(db)
}
