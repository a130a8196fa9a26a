import { sql, type Kysely } from 'kysely'

/** Of which vaccination people were told that the next one is due, and for which day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table vaccination_reminders (
    entry_id uuid not null references record_entries on delete cascade,
    due_on date not null,
    told_at timestamptz not null,
    primary key (entry_id, due_on)
  )`.execute(db)
}
