import { sql, type Kysely } from 'kysely'

/** The licence of a doctor that was verified can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table doctors drop constraint doctors_licence_state_check`.execute(db)
  await sql`alter table doctors add constraint doctors_licence_state_check
    check (licence_state in ('unverified', 'verified', 'refused', 'revoked')) not valid`.execute(db)
}
