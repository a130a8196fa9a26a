import { sql, type Kysely } from 'kysely'

/**
 * Which reminders were sent, one row each, written with the message itself. By the start it was about: a visit that is moved is reminded of
 * its new time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table appointment_reminders (
    appointment_id uuid not null references appointments on delete cascade,
    starts_at timestamptz not null,
    hours_ahead smallint not null check (hours_ahead in (24, 1)),
    sent_at timestamptz not null,
    primary key (appointment_id, starts_at, hours_ahead)
  )`.execute(db)
}
