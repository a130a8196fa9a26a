import { sql, type Kysely } from 'kysely'

/** Of each author what others may be shown, newest first: the feed asks it for each person whom somebody follows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index social_posts_shown on social_posts (author_id, created_at desc, id desc)
    where audience <> 'me' and hidden_at is null`.execute(db)
}
