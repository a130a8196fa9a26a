import { sql, type Kysely } from 'kysely'

/**
 * What a pharmacy says of itself, and what its catalogue needs at the desk: a number of its own for each product, when stock is low, what is off
 * the shelf; and files that are checked before they are brought in. A product that is written without a number, as the version before writes
 * it, gets one of its id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pharmacies
    add column phone text,
    add column about text not null default '' check (char_length(about) <= 1000),
    add column closed_days jsonb not null default '[]',
    add column delivers boolean not null default true`.execute(db)
  await sql`alter table products
    add column sku text check (char_length(sku) between 1 and 40),
    add column low_stock integer not null default 5 check (low_stock >= 0),
    add column hidden_at timestamptz`.execute(db)
  await sql`create function number_of_product() returns trigger language plpgsql as $$
    begin
      if new.sku is null then new.sku := 'P-' || upper(right(replace(new.id::text, '-', ''), 10)); end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger products_sku before insert on products for each row execute function number_of_product()`.execute(db)
  await sql`update products set sku = 'P-' || upper(right(replace(id::text, '-', ''), 10)) where sku is null`.execute(db)
  await sql`create unique index products_sku on products (pharmacy_id, sku)`.execute(db)
  await sql`create table catalogue_imports (
    id uuid primary key,
    pharmacy_id uuid not null references pharmacies on delete cascade,
    name text not null,
    heads text[] not null,
    state text not null default 'checking' check (state in ('checking', 'applied', 'discarded')),
    lines integer not null default 0 check (lines >= 0),
    faulty_lines integer not null default 0 check (faulty_lines >= 0),
    added integer not null default 0,
    changed integer not null default 0,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create index catalogue_imports_of_pharmacy on catalogue_imports (pharmacy_id, created_at desc)`.execute(db)
  await sql`create index catalogue_imports_left on catalogue_imports (created_at) where state = 'checking'`.execute(db)
  await sql`create table catalogue_import_lines (
    import_id uuid not null references catalogue_imports on delete cascade,
    line integer not null,
    sku text,
    name text,
    description text,
    category text,
    audience text,
    prescription_only boolean,
    price integer,
    stock integer,
    lot text,
    expires_on date,
    faults jsonb,
    primary key (import_id, line),
    check ((faults is null) = (sku is not null))
  )`.execute(db)
  await sql`create unique index catalogue_import_lines_once on catalogue_import_lines (import_id, sku, coalesce(lot, ''))
    where sku is not null`.execute(db)
}
