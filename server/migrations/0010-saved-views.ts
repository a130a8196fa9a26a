import { sql, type Kysely } from 'kysely'

/** Views of lists that people keep under a name; a name once for each person and list, whatever its case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table saved_views (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    list text not null,
    name text not null,
    address text not null,
    hidden jsonb,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create unique index saved_views_name_key on saved_views (user_id, list, lower(name))`.execute(db)
}
