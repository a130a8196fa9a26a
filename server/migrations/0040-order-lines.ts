import { sql, type Kysely } from 'kysely'

/**
 * Lines of orders in a table of their own. An older process goes on writing `orders.lines` and `orders.discount` alone: at commit a trigger
 * writes its lines from them and spreads the discount, as `allocate` does. Then, for whoever wrote them, the lines must add up to the order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_lines (
    order_id uuid not null references orders on delete cascade,
    position smallint not null check (position >= 1),
    kind text not null check (kind in ('visit', 'product')),
    words text,
    title text,
    subject_kind text,
    subject_id uuid,
    quantity integer not null check (quantity >= 1),
    unit_amount integer not null check (unit_amount >= 0),
    discount integer not null default 0 check (discount >= 0),
    tax integer not null default 0 check (tax >= 0),
    total integer not null check (total >= 0),
    primary key (order_id, position),
    check (total = quantity * unit_amount - discount + tax),
    constraint order_lines_description check ((words is null) <> (title is null)),
    constraint order_lines_words check (kind <> 'visit' or words in ('visit.video', 'visit.clinic')),
    constraint order_lines_subject check ((subject_kind is null) = (subject_id is null))
  )`.execute(db)

  await sql`create function write_lines_of(ordered orders) returns void language sql as $$
    insert into order_lines (order_id, position, kind, words, title, subject_kind, subject_id, quantity, unit_amount, total)
    select ordered.id, place, subject ->> 'kind',
      case when subject ->> 'kind' = 'visit' then 'visit.' || (subject ->> 'mode') end,
      case when subject ->> 'kind' <> 'visit' then subject ->> 'name' end,
      case when subject ->> 'kind' = 'visit' and ordered.appointment_id is not null then 'appointment' end,
      case when subject ->> 'kind' = 'visit' then ordered.appointment_id end,
      (line ->> 'quantity')::integer, (line ->> 'unitPrice')::integer, (line ->> 'amount')::integer
    from jsonb_array_elements(ordered.lines) with ordinality as each (line, place), lateral (select line -> 'subject') as for_what (subject)
    on conflict do nothing $$`.execute(db)

  // Each line has its whole share; the cents left over go to the greatest remainders, the earlier line first.
  await sql`create function spread_discount_of(ordered orders) returns void language sql as $$
    update order_lines line
    set discount = part.amount, total = line.quantity * line.unit_amount - part.amount + line.tax
    from (
      select position, (share + case when row_number() over (order by remainder desc, position) <= ordered.discount - sum(share) over ()
        then 1 else 0 end)::integer as amount
      from (
        select position, ordered.discount * gross / whole as share, ordered.discount * gross % whole as remainder
        from (
          select position, quantity::bigint * unit_amount as gross, (sum(quantity::bigint * unit_amount) over ())::bigint as whole
          from order_lines where order_id = ordered.id
        ) lines where whole > 0
      ) shares
    ) part
    where line.order_id = ordered.id and line.position = part.position $$`.execute(db)

  await sql`create function keep_order_lines() returns trigger language plpgsql as $$
    declare
      ordered orders;
      counted record;
    begin
      if tg_table_name = 'orders' then
        select * into ordered from orders where id = new.id;
      else
        select * into ordered from orders where id = coalesce(new.order_id, old.order_id);
      end if;
      if ordered.id is null then return null; end if;
      if not exists (select 1 from order_lines where order_id = ordered.id) then perform write_lines_of(ordered); end if;
      if ordered.discount <> (select coalesce(sum(discount), 0) from order_lines where order_id = ordered.id) then
        perform spread_discount_of(ordered);
      end if;
      select coalesce(sum(quantity::bigint * unit_amount), 0) as subtotal, coalesce(sum(total), 0) as total into counted
        from order_lines where order_id = ordered.id;
      if counted.subtotal <> ordered.subtotal or counted.total <> ordered.total then
        raise exception 'the lines of order % do not add up to it', ordered.id
          using errcode = 'check_violation', constraint = 'order_lines_add_up', table = 'order_lines';
      end if;
      return null;
    end $$`.execute(db)
  await sql`create constraint trigger orders_lines after insert or update of subtotal, discount, total on orders
    deferrable initially deferred for each row execute function keep_order_lines()`.execute(db)
  await sql`create constraint trigger order_lines_add_up after insert or update or delete on order_lines
    deferrable initially deferred for each row execute function keep_order_lines()`.execute(db)
}
