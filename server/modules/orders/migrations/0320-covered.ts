import { sql, type Kysely } from 'kysely'

/**
 * What of an order the platform pays for the buyer's plan: a part of the discount. Visits that were included before cost their orders nothing at
 * all; they get the doctor's fee, and its whole as covered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column covered integer not null default 0 check (covered >= 0)`.execute(db)
  await sql`alter table orders add column covered integer not null default 0,
    add column covered_returned integer not null default 0,
    add constraint orders_covered check (covered between 0 and subtotal and covered_returned between 0 and covered)`.execute(db)
  await sql`alter table invoices add column covered integer not null default 0 check (covered >= 0)`.execute(db)
  await sql`create temporary table included on commit drop as
    select orders.id, appointments.fee, uses.given_back_at is not null as is_back
    from subscription_uses uses
      join appointments on appointments.id = uses.appointment_id
      join orders on orders.subject_kind = 'appointment' and orders.subject_id = appointments.id
    where orders.subtotal = 0 and appointments.fee > 0`.execute(db)
  await sql`update order_lines set unit_amount = included.fee, discount = included.fee, covered = included.fee
    from included where order_lines.order_id = included.id and order_lines.position = 1`.execute(db)
  await sql`update orders set subtotal = included.fee, discount = included.fee, covered = included.fee,
      covered_returned = case when included.is_back then included.fee else 0 end
    from included where orders.id = included.id`.execute(db)
  await sql`drop table included`.execute(db)
}
