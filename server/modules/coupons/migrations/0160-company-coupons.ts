import { sql, type Kysely } from 'kysely'

/**
 * Coupons as companies keep them: two more kinds, codes that each work once, which uses belong to one redemption (several orders of one
 * checkout), and when a use was taken, given back and billed. A use that was taken and given back is `released` with both instants.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupons
    drop constraint coupons_kind_check,
    add constraint coupons_kind_check check (kind in ('percent', 'amount', 'free_delivery', 'buy_x_get_y')),
    add column buy smallint check (buy > 0),
    add column free smallint check (free > 0),
    add column combinable boolean not null default false,
    add column unique_codes boolean not null default false,
    add column version integer not null default 1,
    add constraint coupons_pieces check ((kind = 'buy_x_get_y') = (buy is not null and free is not null))`.execute(db)

  await sql`create table coupon_codes (
    id uuid primary key,
    coupon_id uuid not null references coupons on delete cascade,
    code text not null,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create unique index coupon_codes_code on coupon_codes (upper(code))`.execute(db)
  await sql`create index coupon_codes_coupon on coupon_codes (coupon_id, code)`.execute(db)

  await sql`create table company_statements (
    id uuid primary key,
    company_id uuid not null references companies,
    month date not null check (extract(day from month) = 1),
    currency char(3) not null,
    number text not null,
    uses integer not null check (uses >= 0),
    taken bigint not null check (taken >= 0),
    returned bigint not null check (returned >= 0),
    net bigint not null,
    issued_at timestamptz not null,
    unique (company_id, month, currency),
    unique (company_id, number),
    check (net = taken - returned)
  )`.execute(db)

  await sql`alter table coupon_uses
    add column redemption_id uuid,
    add column code_id uuid references coupon_codes,
    add column taken_at timestamptz,
    add column returned_at timestamptz,
    add column billed_in uuid references company_statements,
    add column credited_in uuid references company_statements`.execute(db)
  await sql`update coupon_uses set taken_at = at where state = 'taken'`.execute(db)
  await sql`alter table coupon_uses
    add constraint coupon_uses_returned check (returned_at is null or (taken_at is not null and state = 'released')),
    add constraint coupon_uses_credited check (credited_in is null or (billed_in is not null and returned_at is not null))`.execute(
    db,
  )
  await sql`create index coupon_uses_newest on coupon_uses (coupon_id, at desc, id desc)`.execute(db)
  await sql`create index coupon_uses_unbilled on coupon_uses (taken_at) where taken_at is not null and billed_in is null`.execute(
    db,
  )
  await sql`create index coupon_uses_uncredited on coupon_uses (returned_at) where returned_at is not null and credited_in is null`.execute(
    db,
  )
  await sql`create index coupon_uses_code on coupon_uses (code_id) where state <> 'released'`.execute(db)

  // An older process marks a use as taken without saying when.
  await sql`create function date_coupon_use() returns trigger language plpgsql as $$
    begin
      if new.state = 'taken' and new.taken_at is null then new.taken_at := new.at; end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger coupon_uses_taken before insert or update on coupon_uses
    for each row execute function date_coupon_use()`.execute(db)
}
