import { sql, type Kysely } from 'kysely'

/** Trackers of a lost animal are asked for their fastest rate. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trackers add column is_hurried boolean not null default false`.execute(db)
}
