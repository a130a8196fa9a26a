import { sql, type Kysely } from 'kysely'

/** Devices on which an account has signed in before: waits that strangers' guesses bring about do not hold them up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table known_devices (
    user_id uuid not null references users on delete cascade,
    hash text not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    primary key (user_id, hash)
  )`.execute(db)
  await sql`create index known_devices_hash on known_devices (hash)`.execute(db)
}
