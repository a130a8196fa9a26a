import { sql, type Kysely } from 'kysely'

/** A case may be about what somebody says of a product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table moderation_cases
    drop constraint moderation_cases_subject_kind_check,
    add constraint moderation_cases_subject_kind_check
      check (subject_kind in ('post', 'comment', 'member', 'productReview')) not valid`.execute(db)
}
