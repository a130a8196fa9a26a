import { sql, type Kysely } from 'kysely'

/** How many fixes a tracker's key may write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trackers add column spent_until timestamptz`.execute(db)
}
