import { sql, type Kysely } from 'kysely'

/**
 * The words that products are described with, against which a search corrects what was mistyped: far fewer than there are products, with an
 * index of their trigrams. Products that come are read once for each statement, so that an import pays for it once; those that change each by
 * itself, and only when their words do. Words of products that went away stay: they correct nothing that is right.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table product_words (word text collate "C" primary key)`.execute(db)
  await sql`create index product_words_trigrams on product_words using gin (word gin_trgm_ops)`.execute(db)
  const keepWordsOf = (source: string) => sql`insert into product_words (word)
    select distinct word from ${sql.raw(source)}, regexp_split_to_table(product.search_words, ' ') as word
    where char_length(word) between 3 and 40 on conflict do nothing`
  await sql`create function keep_product_words() returns trigger language plpgsql as $$
    begin
      ${keepWordsOf('written product')};
      return null;
    end $$`.execute(db)
  await sql`create trigger products_words_inserted after insert on products
    referencing new table as written for each statement execute function keep_product_words()`.execute(db)
  await sql`create function keep_changed_words() returns trigger language plpgsql as $$
    begin
      ${keepWordsOf('(select new.search_words) product')};
      return null;
    end $$`.execute(db)
  await sql`create trigger products_words_changed after update of name, description on products
    for each row execute function keep_changed_words()`.execute(db)
  await keepWordsOf('products product').execute(db)
}
