import { sql, type Kysely } from 'kysely'

/**
 * What lies on pharmacies' shelves, by lot, and what of it is kept for orders or went with them. `products.stock` is what of it can be sold
 * now. A product that is written with a stock and no lot, as the version before writes it, gets one lot without a name, under its own id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table stock_lots (
    id uuid primary key default gen_random_uuid(),
    product_id uuid not null references products on delete cascade,
    lot text not null default '' check (char_length(lot) <= 60),
    expires_on date,
    quantity integer not null check (quantity >= 0),
    reserved integer not null default 0 check (reserved >= 0),
    recalled_at timestamptz,
    created_at timestamptz not null default now(),
    constraint stock_lots_reserved check (reserved <= quantity),
    constraint stock_lots_once unique (product_id, lot)
  )`.execute(db)
  await sql`create index stock_lots_expiring on stock_lots (expires_on) where quantity > 0`.execute(db)

  await sql`create table stock_reservations (
    order_id uuid not null references orders on delete cascade,
    lot_id uuid not null references stock_lots,
    product_id uuid not null references products,
    quantity integer not null check (quantity >= 1),
    state text not null check (state in ('reserved', 'taken', 'released')),
    restocked integer not null default 0 check (restocked >= 0 and restocked <= quantity),
    primary key (order_id, lot_id)
  )`.execute(db)
  await sql`create index stock_reservations_lot on stock_reservations (lot_id)`.execute(db)

  await sql`create function lot_of_product() returns trigger language plpgsql as $$
    begin
      if new.stock > 0 and not exists (select 1 from stock_lots where product_id = new.id) then
        insert into stock_lots (id, product_id, quantity, created_at) values (new.id, new.id, new.stock, new.created_at);
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger products_lot after insert on products for each row execute function lot_of_product()`.execute(db)
  await sql`insert into stock_lots (id, product_id, quantity, created_at)
    select id, id, stock, created_at from products where stock > 0`.execute(db)
}
