import { sql, type Kysely } from 'kysely'

/**
 * Names as they are searched: lower case, without accents, words separated by one blank and each begun by one, so that `'% ann%'`
 * finds the beginning of any word. Numbers by their beginning. Punctuation beyond ASCII is named: databases of the locale C know none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql
    .raw(String.raw`create function folded(value text) returns text language sql immutable strict parallel safe as $$
    select ' ' || trim(regexp_replace(
      regexp_replace(lower(normalize(value, nfkd)), '[\u0300-\u036f]+', '', 'g'),
      '[[:space:][:punct:]\u2000-\u206f\u3000-\u303f]+', ' ', 'g'))
  $$`)
    .execute(db)
  for (const table of ['users', 'pets']) {
    // Kept and not computed: an index's rows are looked at again, and folding some thousand names takes longer than finding them.
    await sql`alter table ${sql.table(table)} add column name_words text generated always as (folded(name)) stored`.execute(db)
    await sql`create index ${sql.raw(`${table}_name_words`)} on ${sql.table(table)} using gin (name_words gin_trgm_ops)`.execute(
      db,
    )
  }
  await sql`create index users_email_beginning on users (lower(email) text_pattern_ops)`.execute(db)
  await sql`create index appointments_number_beginning on appointments (number text_pattern_ops)`.execute(db)
  await sql`create index orders_number_beginning on orders (number text_pattern_ops)`.execute(db)
}
