import { sql, type Kysely } from 'kysely'

/** Pieces of an order's lines that went back, never more than were bought: the line is locked first, so that of two at once one counts the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_refund_lines (
    id uuid primary key,
    order_id uuid not null,
    position smallint not null,
    quantity integer not null check (quantity > 0),
    amount integer not null check (amount >= 0),
    at timestamptz not null,
    foreign key (order_id, position) references order_lines (order_id, position) on delete cascade
  )`.execute(db)
  await sql`create index order_refund_lines_order on order_refund_lines (order_id)`.execute(db)
  await sql`create function check_refunded_pieces() returns trigger language plpgsql as $$
    declare
      bought integer;
    begin
      select quantity into bought from order_lines where order_id = new.order_id and position = new.position for update;
      if bought < (select sum(quantity) from order_refund_lines where order_id = new.order_id and position = new.position) then
        raise exception 'more pieces go back than were bought'
          using errcode = 'check_violation', constraint = 'refunded_pieces', table = 'order_refund_lines';
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger refunded_pieces after insert on order_refund_lines
    for each row execute function check_refunded_pieces()`.execute(db)
}
