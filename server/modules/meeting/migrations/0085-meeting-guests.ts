import { sql, type Kysely } from 'kysely'

/**
 * Guests of a visit by video. A link lets one person ask, once; what opens anything is kept as a hash. A connection is a party's or a
 * guest's, and a guest has one that lives at most, like everybody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table meeting_guest_links (
    id uuid primary key,
    appointment_id uuid not null references appointments on delete cascade,
    made_by uuid not null references users on delete cascade,
    token_hash text not null unique,
    made_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > made_at),
    used_at timestamptz
  )`.execute(db)
  await sql`create index meeting_guest_links_appointment on meeting_guest_links (appointment_id)`.execute(db)

  await sql`create table meeting_guests (
    id uuid primary key,
    appointment_id uuid not null references appointments on delete cascade,
    link_id uuid not null unique references meeting_guest_links on delete cascade,
    name text not null check (char_length(name) between 1 and 80),
    secret_hash text not null unique,
    state text not null check (state in ('asking', 'admitted', 'refused', 'removed', 'left')),
    asked_at timestamptz not null,
    decided_at timestamptz,
    decided_by uuid references users on delete set null
  )`.execute(db)
  await sql`create index meeting_guests_appointment on meeting_guests (appointment_id, asked_at)`.execute(db)

  await sql`alter table meeting_connections
    alter column user_id drop not null,
    add column guest_id uuid references meeting_guests on delete cascade,
    add constraint meeting_connections_person check ((user_id is null) <> (guest_id is null)) not valid,
    drop constraint meeting_connections_part_check,
    add constraint meeting_connections_part check (part in ('patient', 'doctor', 'guest') and (part = 'guest') = (guest_id is not null)) not valid,
    add unique (appointment_id, guest_id, generation)`.execute(db)
  await sql`create unique index meeting_connections_live_guest on meeting_connections (guest_id) where left_at is null`.execute(
    db,
  )
}
