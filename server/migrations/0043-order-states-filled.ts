import { sql, type Kysely } from 'kysely'

/** The states and subjects of orders and events that were there before 0042, which its triggers find; then all rows are checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update orders set updated_at = updated_at where payment_state is null`.execute(db)
  await sql`update order_events set data = data
    where payment_state is null and fulfilment_state is null and data ? 'state'`.execute(db)
  for (const name of ['states_known', 'payment_state', 'fulfilment_state', 'unsettled', 'refunded', 'subject', 'appointment']) {
    await sql`alter table orders validate constraint ${sql.ref(`orders_${name}`)}`.execute(db)
  }
  await sql`alter table order_events validate constraint order_events_payment_state`.execute(db)
}
