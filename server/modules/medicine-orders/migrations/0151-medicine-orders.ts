import { sql, type Kysely } from 'kysely'

/** Prescriptions that were sent to a pharmacy: what is offered for each line, and what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table medicine_orders (
    order_id uuid primary key references orders on delete cascade,
    prescription_id uuid not null references prescriptions,
    pharmacy_id uuid not null references pharmacies,
    revision integer not null default 1 check (revision >= 1),
    quote_note text not null default '' check (char_length(quote_note) <= 500),
    has_paper boolean not null default false,
    delivery_fee integer not null default 0 check (delivery_fee >= 0),
    requested_at timestamptz not null,
    quoted_at timestamptz,
    answer_until timestamptz
  )`.execute(db)
  await sql`create index medicine_orders_of_prescription on medicine_orders (prescription_id, requested_at desc)`.execute(db)
  await sql`create index medicine_orders_waiting on medicine_orders (answer_until) where answer_until is not null`.execute(db)
  await sql`create index medicine_orders_of_pharmacy on medicine_orders (pharmacy_id, requested_at desc)`.execute(db)
  await sql`create table medicine_order_lines (
    order_id uuid not null references medicine_orders on delete cascade,
    line_id uuid not null references prescription_lines,
    position smallint not null,
    offer text check (offer in ('as_prescribed', 'substitute', 'unavailable')),
    order_position smallint,
    product_id uuid references products,
    name text,
    quantity integer check (quantity between 1 and 99),
    unit_amount integer check (unit_amount >= 0),
    offer_note text not null default '' check (char_length(offer_note) <= 500),
    outcome text check (outcome in ('filled', 'part', 'substituted', 'paused', 'not_dispensed')),
    given integer check (given >= 0),
    lot text check (char_length(lot) <= 40),
    expires_on date,
    reason text not null default '' check (char_length(reason) <= 500),
    recent_reason text not null default '' check (char_length(recent_reason) <= 500),
    dispensed_at timestamptz,
    primary key (order_id, line_id),
    constraint medicine_order_lines_offer check ((offer is null) = (quantity is null) and (offer is null) = (unit_amount is null)),
    constraint medicine_order_lines_outcome check ((outcome is null) = (dispensed_at is null) and (outcome is null) = (given is null)),
    constraint medicine_order_lines_given check (given is null or outcome in ('filled', 'part', 'substituted') = (given > 0)),
    constraint medicine_order_lines_lot check (given is null or given = 0 or char_length(lot) > 0),
    constraint medicine_order_lines_offered check (given is null or given <= quantity)
  )`.execute(db)
  await sql`create index medicine_order_lines_of_line on medicine_order_lines (line_id)`.execute(db)
  await sql`create index medicine_order_lines_of_lot on medicine_order_lines (product_id, lot) where lot is not null`.execute(db)
  await sql`alter table orders add constraint orders_medicine_state check (kind <> 'medicine' or fulfilment_state in ('requested', 'quoted',
      'pending_payment', 'paid', 'accepted', 'preparing', 'dispatched', 'delivered', 'rejected', 'cancelled', 'expired', 'declined')) not valid,
    add constraint orders_medicine_unsettled check (kind <> 'medicine' or
      (payment_state in ('unpaid', 'paying', 'failed')) = (fulfilment_state in ('requested', 'quoted', 'pending_payment'))) not valid`.execute(
    db,
  )
}
