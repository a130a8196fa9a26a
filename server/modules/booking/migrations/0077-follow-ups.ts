import { sql, type Kysely } from 'kysely'

/** Visits that doctors suggest for later, one for each completed visit, and when their patients are reminded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table follow_ups (
    appointment_id uuid primary key references appointments on delete cascade,
    amount smallint not null check (amount between 1 and 104),
    unit text not null check (unit in ('weeks', 'months')),
    purpose text not null default '' check (length(purpose) <= 200),
    due_on date not null,
    remind_at timestamptz not null,
    reminded_at timestamptz,
    put_away_at timestamptz,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index follow_ups_due on follow_ups (remind_at)
    where reminded_at is null and put_away_at is null`.execute(db)
}
