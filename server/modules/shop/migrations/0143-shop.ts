import { sql, type Kysely } from 'kysely'

/** Carts, address books, what was bought together, what is kept and waited for, what is sent back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table goods_orders add column checkout_id uuid`.execute(db)
  await sql`create index goods_orders_checkout on goods_orders (checkout_id) where checkout_id is not null`.execute(db)

  await sql`create table cart_lines (
    user_id uuid not null references users on delete cascade,
    product_id uuid not null references products on delete cascade,
    quantity integer not null check (quantity between 1 and 99),
    seen_price integer,
    added_at timestamptz not null,
    primary key (user_id, product_id)
  )`.execute(db)

  await sql`create table addresses (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    recipient text not null,
    phone text,
    address jsonb not null,
    is_default boolean not null default false,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index addresses_user on addresses (user_id, created_at)`.execute(db)
  await sql`create unique index addresses_default on addresses (user_id) where is_default`.execute(db)

  for (const table of ['favourite_products', 'awaited_products']) {
    await sql`create table ${sql.table(table)} (
      user_id uuid not null references users on delete cascade,
      product_id uuid not null references products on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, product_id)
    )`.execute(db)
  }
  await sql`create index awaited_products_product on awaited_products (product_id)`.execute(db)

  await sql`create table order_returns (
    id uuid primary key,
    order_id uuid not null references orders on delete cascade,
    state text not null check (state in ('asked', 'accepted', 'refused')),
    lines jsonb not null,
    reason text not null,
    asked_at timestamptz not null,
    settled_at timestamptz,
    refunded integer check (refunded >= 0),
    constraint order_returns_settled check ((state = 'asked') = (settled_at is null))
  )`.execute(db)
  await sql`create index order_returns_order on order_returns (order_id)`.execute(db)
}
