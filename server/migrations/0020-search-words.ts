import { sql, type Kysely } from 'kysely'

/**
 * Posts and events by the beginnings of words, whatever their accents, as names are (0012). They may have them: for a day their own
 * migrations brought them along.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table blog_posts
    add column if not exists search_words text generated always as (folded(title || ' ' || summary)) stored`.execute(db)
  await sql`alter table events
    add column if not exists search_words text generated always as
      (folded(title || ' ' || place_name || ' ' || (address ->> 'lines') || ' ' || (address ->> 'city') || ' ' ||
        coalesce(address ->> 'region', '') || ' ' || coalesce(address ->> 'postalCode', ''))) stored`.execute(db)
  for (const table of ['blog_posts', 'events'])
    await sql`create index if not exists ${sql.raw(`${table}_search_words`)} on ${sql.table(table)}
      using gin (search_words gin_trgm_ops)`.execute(db)
}
