import { sql, type Kysely } from 'kysely'

/** Checks the rows that were there before 0060, without keeping anybody from writing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files validate constraint files_purpose_fkey`.execute(db)
}
