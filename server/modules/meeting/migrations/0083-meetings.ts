import { sql, type Kysely } from 'kysely'

/**
 * Visits by video. A person has one live connection to a meeting at most, and a signal is kept once: both by constraint. Signals carry
 * addresses of networks and are deleted when the call is over, or a day later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table meeting_connections (
    id uuid primary key,
    appointment_id uuid not null references appointments on delete cascade,
    user_id uuid not null references users on delete cascade,
    part text not null check (part in ('patient', 'doctor')),
    generation integer not null check (generation >= 1),
    joined_at timestamptz not null,
    seen_at timestamptz not null,
    left_at timestamptz,
    unique (appointment_id, user_id, generation)
  )`.execute(db)
  await sql`create unique index meeting_connections_live on meeting_connections (appointment_id, user_id)
    where left_at is null`.execute(db)

  await sql`create table meeting_signals (
    position bigint generated always as identity primary key,
    from_id uuid not null references meeting_connections on delete cascade,
    to_id uuid not null references meeting_connections on delete cascade,
    seq integer not null check (seq >= 1),
    body jsonb not null,
    created_at timestamptz not null,
    unique (from_id, to_id, seq)
  )`.execute(db)
  await sql`create index meeting_signals_to on meeting_signals (to_id, position)`.execute(db)
  await sql`create index meeting_signals_age on meeting_signals (created_at)`.execute(db)

  await sql`create table meeting_messages (
    id uuid primary key,
    appointment_id uuid not null references appointments on delete cascade,
    author_id uuid not null references users on delete cascade,
    part text not null check (part in ('patient', 'doctor')),
    text text not null check (char_length(text) between 1 and 2000),
    turn bigint generated always as identity,
    sent_at timestamptz not null
  )`.execute(db)
  await sql`create index meeting_messages_appointment on meeting_messages (appointment_id, turn)`.execute(db)

  await sql`create table meeting_consents (
    appointment_id uuid not null references appointments on delete cascade,
    user_id uuid not null references users on delete cascade,
    version integer not null check (version >= 1),
    locale text not null,
    hash text not null,
    agreed_at timestamptz not null,
    primary key (appointment_id, user_id, version)
  )`.execute(db)

  await sql`create table connection_tests (
    user_id uuid primary key references users on delete cascade,
    camera text not null,
    microphone text not null,
    speaker text not null,
    path text not null,
    hub text not null,
    way text check (way in ('direct', 'relayed', 'none')),
    tested_at timestamptz not null,
    check (array[camera, microphone, speaker, path, hub] <@ array['clear', 'warning', 'unchecked'])
  )`.execute(db)

  await sql`create table doctor_delays (
    doctor_id uuid primary key references doctors on delete cascade,
    minutes smallint not null check (minutes between 1 and 180),
    said_at timestamptz not null
  )`.execute(db)
}
