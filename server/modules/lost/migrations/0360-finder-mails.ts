import { sql, type Kysely } from 'kysely'

/** A finder without an account is written to by mail: where to, whether a mail waits to be read, and the links that mails hold, each by its hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lost_sightings
    add column finder_email text check (char_length(finder_email) <= 254),
    add column finder_locale text,
    add column mailed_at timestamptz,
    add column read_at timestamptz`.execute(db)
  await sql`create table lost_finder_links (
    token_hash text primary key,
    sighting_id uuid not null references lost_sightings on delete cascade
  )`.execute(db)
  await sql`create index lost_finder_links_sighting on lost_finder_links (sighting_id)`.execute(db)
}
