import { sql, type Kysely } from 'kysely'

/** Posts about lost animals lead to their page, by its code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table social_posts add column lost_code text`.execute(db)
  await sql`create unique index social_posts_lost on social_posts (lost_code) where lost_code is not null`.execute(db)
}
