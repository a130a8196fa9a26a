import { sql, type Kysely } from 'kysely'

/** Each edition of a summary is a paper of its own, which is checked by its id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shared_summaries add column paper_id uuid not null default gen_random_uuid()`.execute(db)
  await sql`alter table shared_summaries add constraint shared_summaries_paper_id_key unique (paper_id)`.execute(db)
}
