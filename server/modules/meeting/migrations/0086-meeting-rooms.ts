import { sql, type Kysely } from 'kysely'

/** Calls that a server carries, from the fifth person on until they end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table meeting_rooms (
    appointment_id uuid primary key references appointments on delete cascade,
    opened_at timestamptz not null
  )`.execute(db)
}
