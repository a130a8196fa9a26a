import { sql, type Kysely } from 'kysely'

/**
 * What buyers say of products: one review of a product by a person. The product keeps their sum and number, written by a trigger, so that they are
 * right however a review comes, changes, is hidden or goes with its author. `rating_rank` is the average in thousandths as if five people had given
 * three stars beside: one single review does not lead the shop.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table product_reviews (
    id uuid primary key,
    product_id uuid not null references products on delete cascade,
    author_id uuid not null references users on delete cascade,
    stars smallint not null check (stars between 1 and 5),
    words text not null check (char_length(words) <= 2000),
    hidden_at timestamptz,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    constraint product_reviews_once unique (product_id, author_id)
  )`.execute(db)
  await sql`create index product_reviews_newest on product_reviews (product_id, created_at desc, id desc)`.execute(db)
  await sql`create index product_reviews_stars on product_reviews (product_id, stars, id)`.execute(db)
  await sql`create index product_reviews_author on product_reviews (author_id)`.execute(db)
  await sql`alter table products
    add column rating_sum integer not null default 0,
    add column rating_count integer not null default 0,
    add column rating_rank integer not null default 3000`.execute(db)
  await sql`create function count_product_review() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.hidden_at is null then
        update products set rating_sum = rating_sum - old.stars, rating_count = rating_count - 1,
          rating_rank = round((rating_sum - old.stars + 15) * 1000.0 / (rating_count - 1 + 5)) where id = old.product_id;
      end if;
      if tg_op <> 'DELETE' and new.hidden_at is null then
        update products set rating_sum = rating_sum + new.stars, rating_count = rating_count + 1,
          rating_rank = round((rating_sum + new.stars + 15) * 1000.0 / (rating_count + 1 + 5)) where id = new.product_id;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger product_reviews_counted after insert or update or delete on product_reviews
    for each row execute function count_product_review()`.execute(db)
}
