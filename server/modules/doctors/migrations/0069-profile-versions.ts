import { sql, type Kysely } from 'kysely'

/** A profile counts its changes: of two tabs that change it at once one learns of the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table doctors add column version integer not null default 1`.execute(db)
}
