import { sql, type Kysely } from 'kysely'

/** Checks the rows that were there before 0029, without keeping anybody from writing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table doctors validate constraint doctors_licence_state_check`.execute(db)
}
