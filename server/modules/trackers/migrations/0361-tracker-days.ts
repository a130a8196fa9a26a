import { sql, type Kysely } from 'kysely'

/**
 * How far an animal walked each day: counted from fixes while they are whole, and kept when they are gone. Whether who treats it sees that is
 * its owner's to say.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tracker_days (
    tracker_id uuid not null references trackers on delete cascade,
    day date not null,
    metres integer not null check (metres >= 0),
    fixes integer not null check (fixes > 0),
    primary key (tracker_id, day)
  )`.execute(db)
  await sql`alter table trackers add column days_counted_at timestamptz`.execute(db)
  await sql`create table distance_consents (
    pet_id uuid primary key references pets on delete cascade,
    given_at timestamptz not null
  )`.execute(db)
}
