import { sql, type Kysely } from 'kysely'

/** What 0375 demands holds of all rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table moderation_cases validate constraint moderation_cases_subject_kind_check`.execute(db)
}
