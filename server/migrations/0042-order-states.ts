import { sql, type Kysely } from 'kysely'

/**
 * What an order is for, by kind and id; how its money stands (`payment_state`) apart from how it is fulfilled (`fulfilment_state`). An older
 * process goes on reading and writing `appointment_id`, `state` and an event's `data.state`, which told both at once: triggers fill each
 * side from the other. All of them go with those columns, once no such process is left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column subject_kind text, add column subject_id uuid,
    add column payment_state text, add column fulfilment_state text`.execute(db)
  await sql`alter table order_events add column payment_state text, add column fulfilment_state text`.execute(db)

  // What the state of before says of a visit's order is told finer by the visit itself.
  await sql`create function states_of_former(former orders, out payment text, out fulfilment text) language plpgsql as $$
    begin
      payment := case
        when former.refunded > 0 and former.refunded = former.total then 'refunded'
        when former.refunded > 0 then 'partly_refunded'
        when former.state in ('paid', 'completed') then 'paid'
        when former.state in ('cancelled', 'expired') then 'voided'
        when former.state = 'pending_payment' then
          case when former.payment_state in ('paying', 'failed') then former.payment_state else 'unpaid' end
        else former.state end;
      fulfilment := former.state;
      if former.state in ('paid', 'partly_refunded', 'refunded') then
        select state into fulfilment from appointments
          where id = former.appointment_id and state in ('completed', 'cancelled', 'no_show', 'expired');
        fulfilment := coalesce(fulfilment, nullif(former.fulfilment_state, 'pending_payment'), 'confirmed');
      end if;
    end $$`.execute(db)

  await sql`create function keep_order_states() returns trigger language plpgsql as $$
    declare
      by_former boolean := new.payment_state is null;
    begin
      if tg_op = 'UPDATE' and not by_former then
        by_former := new.payment_state = old.payment_state and new.fulfilment_state = old.fulfilment_state
          and (new.state <> old.state or new.refunded <> old.refunded);
      end if;
      if by_former then
        select payment, fulfilment into new.payment_state, new.fulfilment_state from states_of_former(new);
      else
        new.state := case
          when new.payment_state in ('unpaid', 'paying', 'failed') then 'pending_payment'
          when new.payment_state = 'voided' then case when new.fulfilment_state = 'expired' then 'expired' else 'cancelled' end
          when new.payment_state = 'paid' then case when new.fulfilment_state = 'completed' then 'completed' else 'paid' end
          else new.payment_state end;
      end if;
      if new.subject_id is null and new.appointment_id is not null then
        new.subject_kind := 'appointment';
        new.subject_id := new.appointment_id;
      elsif new.subject_kind = 'appointment' then
        new.appointment_id := new.subject_id;
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger orders_states before insert or update on orders
    for each row execute function keep_order_states()`.execute(db)

  await sql`create function keep_event_states() returns trigger language plpgsql as $$
    declare
      former text := new.data ->> 'state';
    begin
      if new.payment_state is null and new.fulfilment_state is null then
        new.payment_state := case former when 'pending_payment' then 'unpaid' when 'cancelled' then 'voided' when 'expired' then 'voided'
          when 'completed' then null else former end;
        new.fulfilment_state := case when former = 'paid' then 'confirmed'
          when former in ('pending_payment', 'completed', 'cancelled', 'expired') then former end;
      elsif former is null and new.payment_state is distinct from 'failed' then
        new.data := new.data || (select jsonb_build_object('state', state) from orders where id = new.order_id);
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger order_events_states before insert or update on order_events
    for each row execute function keep_event_states()`.execute(db)

  const paymentStates = sql`payment_state in ('unpaid', 'paying', 'failed', 'paid', 'partly_refunded', 'refunded', 'voided')`
  await sql`alter table orders
    add constraint orders_states_known check (payment_state is not null and fulfilment_state is not null) not valid,
    add constraint orders_payment_state check (${paymentStates}) not valid,
    add constraint orders_fulfilment_state check (kind <> 'appointment' or fulfilment_state in
      ('pending_payment', 'confirmed', 'completed', 'no_show', 'cancelled', 'expired')) not valid,
    add constraint orders_unsettled check (kind <> 'appointment' or
      (payment_state in ('unpaid', 'paying', 'failed')) = (fulfilment_state = 'pending_payment')) not valid,
    add constraint orders_refunded check (payment_state is null or case payment_state
      when 'refunded' then refunded = total
      when 'partly_refunded' then refunded > 0 and refunded < total
      else refunded = 0 end) not valid,
    add constraint orders_subject check ((subject_kind is null) = (subject_id is null)) not valid,
    add constraint orders_appointment check (kind <> 'appointment' or subject_kind = 'appointment') not valid`.execute(db)
  await sql`alter table order_events add constraint order_events_payment_state check (${paymentStates}) not valid`.execute(db)
}
