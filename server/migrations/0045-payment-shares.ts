import { sql, type Kysely } from 'kysely'

/**
 * One payment for several orders: at commit the shares of its orders make up its amount, in one currency, and what is given back of an order
 * is never more than its share. A payment of one order, as an older process writes it, has one share: all of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function check_payment_shares() returns trigger language plpgsql as $$
    declare
      paid payments;
      shares record;
    begin
      if tg_table_name = 'payments' then
        select * into paid from payments where id = new.id;
      else
        select * into paid from payments where id = coalesce(new.payment_id, old.payment_id);
      end if;
      if paid.id is null then return null; end if;
      select count(*) as orders, coalesce(sum(share.amount), 0) as amount, coalesce(bool_and(orders.currency = paid.currency), true) as agree
        into shares from payment_orders share join orders on orders.id = share.order_id where share.payment_id = paid.id;
      if shares.orders = 0 or shares.amount <> paid.amount or not shares.agree then
        raise exception 'the shares of payment % do not make up its amount', paid.id
          using errcode = 'check_violation', constraint = 'payment_shares', table = 'payment_orders';
      end if;
      return null;
    end $$`.execute(db)
  await sql`create constraint trigger payments_shares after insert or update of amount, currency on payments
    deferrable initially deferred for each row execute function check_payment_shares()`.execute(db)
  await sql`create constraint trigger payment_shares after insert or update or delete on payment_orders
    deferrable initially deferred for each row execute function check_payment_shares()`.execute(db)

  // The share is locked first: of two refunds at once the second one counts the first.
  await sql`create function check_refunds_of_share() returns trigger language plpgsql as $$
    declare
      share integer;
    begin
      select amount into share from payment_orders
        where payment_id = new.payment_id and order_id = new.order_id for update;
      if share is null or share < (select sum(amount) from refunds where payment_id = new.payment_id and order_id = new.order_id) then
        raise exception 'more is given back of order % than its share of payment %', new.order_id, new.payment_id
          using errcode = 'check_violation', constraint = 'refunds_of_share', table = 'refunds';
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger refunds_of_share after insert or update of amount on refunds
    for each row execute function check_refunds_of_share()`.execute(db)
}
