import { sql, type Kysely } from 'kysely'

/** Since when nobody shows a file any more: it stays for a day from then on, not from when it came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add column released_at timestamptz`.execute(db)
  await sql`drop index files_created`.execute(db)
  await sql`create index files_released on files (coalesce(released_at, created_at))`.execute(db)
}
