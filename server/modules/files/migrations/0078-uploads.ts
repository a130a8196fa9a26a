import { sql, type Kysely } from 'kysely'

/** Files that come in parts, and the tickets by which players read one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table uploads (
    id uuid primary key,
    owner_id uuid not null references users on delete cascade,
    purpose text not null references file_purposes,
    bytes integer not null check (bytes between 1 and 50000000),
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index uploads_owner on uploads (owner_id)`.execute(db)
  await sql`create index uploads_created on uploads (created_at)`.execute(db)

  // The id is the key of its bytes. A part outlives its upload until its bytes are removed: whatever ends an upload need only delete it.
  await sql`create table upload_parts (
    id uuid primary key,
    upload_id uuid references uploads on delete set null,
    number smallint not null check (number between 1 and 10),
    sha256 text not null,
    arrived_at timestamptz
  )`.execute(db)
  await sql`create unique index upload_parts_arrived on upload_parts (upload_id, number) where arrived_at is not null`.execute(db)
  await sql`create index upload_parts_left_over on upload_parts (id) where upload_id is null`.execute(db)

  // No reference to the file: what refers to a file keeps it.
  await sql`create table file_tickets (
    hash text primary key,
    file_id uuid not null,
    session_id uuid not null references sessions on delete cascade,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index file_tickets_session on file_tickets (session_id)`.execute(db)
  await sql`create index file_tickets_expires on file_tickets (expires_at)`.execute(db)
}
