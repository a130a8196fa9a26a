import { sql, type Kysely } from 'kysely'

/**
 * Photos and videos beside the answers before a visit. Each has one of eight places from its beginning, so that no race makes more of them; it
 * is an upload until it is a file, and goes with an upload that is not finished.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into file_purposes values ('intakeMedia')`.execute(db)
  await sql`create table intake_media (
    id uuid primary key,
    appointment_id uuid not null references appointments on delete cascade,
    place smallint not null check (place between 1 and 8),
    upload_id uuid unique references uploads on delete cascade,
    file_id uuid unique references files,
    description text not null default '' check (char_length(description) <= 300),
    created_at timestamptz not null,
    check ((upload_id is null) <> (file_id is null)),
    unique (appointment_id, place)
  )`.execute(db)
}
