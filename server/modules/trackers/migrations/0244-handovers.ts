import { sql, type Kysely } from 'kysely'

/** Pets with trackers that are handed over for some days, and what is left of fixes after thirty days: one position an hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tracker_handovers (
    id uuid primary key,
    pet_id uuid not null references pets on delete cascade,
    owner_id uuid not null references users on delete cascade,
    sitter_id uuid not null references users on delete cascade,
    until date not null,
    ends_at timestamptz not null,
    notes text not null check (char_length(notes) <= 1000),
    created_at timestamptz not null,
    unique (pet_id, sitter_id),
    check (sitter_id <> owner_id)
  )`.execute(db)
  await sql`create index tracker_handovers_sitter on tracker_handovers (sitter_id, ends_at)`.execute(db)
  await sql`create table tracker_hours (
    tracker_id uuid not null references trackers on delete cascade,
    hour timestamptz not null,
    latitude double precision not null,
    longitude double precision not null,
    fixes integer not null,
    primary key (tracker_id, hour)
  )`.execute(db)
}
