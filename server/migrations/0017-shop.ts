import { sql, type Kysely } from 'kysely'

/**
 * The shop is searched by name and description and sorted in four ways, so what that takes is kept: folded as names are (0012). Names
 * are sorted by their beginnings without accents and case, by code points, so that every database has the same order; sixty
 * characters keep an entry of the index, and a page's cursor, short.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add constraint products_category_known check (category in
    ('tablets', 'syrup', 'skin', 'care', 'vitamins', 'devices', 'food', 'flea', 'toys', 'grooming'))`.execute(db)
  await sql`alter table products
    add column search_words text generated always as (folded(name || ' ' || description)) stored,
    add column name_order text collate "C" generated always as (left(folded(name), 60)) stored`.execute(db)
  await sql`create index products_search_words on products using gin (search_words gin_trgm_ops)`.execute(db)
  await sql`create index products_newest on products (created_at desc, id desc)`.execute(db)
  await sql`create index products_price on products (price, id)`.execute(db)
  await sql`create index products_name on products (name_order, id)`.execute(db)
}
