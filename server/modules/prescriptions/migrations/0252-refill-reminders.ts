import { sql, type Kysely } from 'kysely'

/** After which fill of a line people were told that what was given runs out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table prescription_refill_reminders (
    line_id uuid not null references prescription_lines on delete cascade,
    fill_number integer not null,
    told_at timestamptz not null,
    primary key (line_id, fill_number)
  )`.execute(db)
}
