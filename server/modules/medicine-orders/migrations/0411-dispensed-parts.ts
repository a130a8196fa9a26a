import { sql, type Kysely } from 'kysely'

/**
 * A line that is made ready in parts has a lot for each. The line says what was given in all, and of which lot last; each step of it is
 * written down here by the database, so that no packet is missing when a lot is called back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table medicine_order_lines add column amount numeric(9, 3) check (amount > 0)`.execute(db)
  await sql`create table medicine_order_parts (
    order_id uuid not null,
    line_id uuid not null,
    number smallint not null check (number >= 1),
    packs integer not null check (packs > 0),
    amount numeric(9, 3) check (amount > 0),
    product_id uuid references products,
    lot text not null check (char_length(lot) between 1 and 40),
    expires_on date,
    dispensed_at timestamptz not null,
    primary key (order_id, line_id, number),
    foreign key (order_id, line_id) references medicine_order_lines on delete cascade
  )`.execute(db)
  await sql`create index medicine_order_parts_of_lot on medicine_order_parts (product_id, lot)`.execute(db)
  await sql`insert into medicine_order_parts (order_id, line_id, number, packs, product_id, lot, expires_on, dispensed_at)
    select order_id, line_id, 1, given, product_id, lot, expires_on, dispensed_at from medicine_order_lines where given > 0`.execute(
    db,
  )
  await sql`create function keep_dispensed_part() returns trigger language plpgsql as $$
  declare before record;
  begin
    select coalesce(max(number), 0) as number, coalesce(sum(packs), 0) as packs, coalesce(sum(amount), 0) as amount into before
      from medicine_order_parts where order_id = new.order_id and line_id = new.line_id;
    if new.given < before.packs then
      raise exception 'what was dispensed does not come back' using errcode = '23514', constraint = 'medicine_order_parts_given';
    end if;
    if new.given > before.packs then
      insert into medicine_order_parts (order_id, line_id, number, packs, amount, product_id, lot, expires_on, dispensed_at)
      values (new.order_id, new.line_id, before.number + 1, new.given - before.packs, new.amount - before.amount, new.product_id, new.lot,
        new.expires_on, new.dispensed_at);
    end if;
    return null;
  end $$`.execute(db)
  await sql`create trigger keep_dispensed_part after insert or update of given on medicine_order_lines
    for each row when (new.given > 0) execute function keep_dispensed_part()`.execute(db)
}
