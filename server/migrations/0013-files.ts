import { sql, type Kysely } from 'kysely'

/** What is known of files that people handed over; their bytes are in the file store under the id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table files (
    id uuid primary key,
    owner_id uuid references users on delete set null,
    purpose text not null check (purpose in ('profilePicture', 'petPicture')),
    type text not null,
    bytes integer not null check (bytes > 0),
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index files_owner on files (owner_id)`.execute(db)
  await sql`create index files_created on files (created_at)`.execute(db)

  // What people and pets show. A file that is shown cannot go.
  await sql`alter table users add column picture_id uuid references files`.execute(db)
  await sql`create index users_picture on users (picture_id) where picture_id is not null`.execute(db)
  // The text that was there before has never been written.
  await sql`alter table pets drop column photo`.execute(db)
  await sql`alter table pets add column picture_id uuid references files`.execute(db)
  await sql`create index pets_picture on pets (picture_id) where picture_id is not null`.execute(db)
}
