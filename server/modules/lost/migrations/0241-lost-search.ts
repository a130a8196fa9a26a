import { sql, type Kysely } from 'kysely'

/** The search for lost animals: ground that helpers walked, and what owner and finder write to each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table lost_walks (
    case_id uuid not null references lost_cases on delete cascade,
    x smallint not null check (x between -60 and 60),
    y smallint not null check (y between -60 and 60),
    walked_at timestamptz not null,
    primary key (case_id, x, y)
  )`.execute(db)
  await sql`alter table lost_sightings add column token_hash text unique`.execute(db)
  await sql`create table lost_messages (
    id uuid primary key,
    sighting_id uuid not null references lost_sightings on delete cascade,
    by_owner boolean not null,
    words text not null check (char_length(words) between 1 and 800),
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index lost_messages_sighting on lost_messages (sighting_id, created_at, id)`.execute(db)
  await sql`create index pets_microchip on pets (microchip) where microchip is not null`.execute(db)
}
