import { sql, type Kysely } from 'kysely'

/** What patients told before their visits, one row a visit, with the red flags as they were told. Health data: for the parties alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table intakes (
    appointment_id uuid primary key references appointments on delete cascade,
    complaint text not null,
    answers jsonb not null,
    flags jsonb not null,
    updated_at timestamptz not null
  )`.execute(db)
}
