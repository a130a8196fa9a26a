import { sql, type Kysely } from 'kysely'

/** Which network sent a sighting, as a keyed hash, so that one network can't fill a case for all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lost_sightings add column network_hash text`.execute(db)
}
