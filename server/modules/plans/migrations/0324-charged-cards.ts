import { sql, type Kysely } from 'kysely'

/** When the saved card of a subscriber is charged next, and the card that is not tried again because its bank refused it for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column charge_at timestamptz, add column stopped_card uuid`.execute(db)
  await sql`create index subscriptions_charge on subscriptions (charge_at) where charge_at is not null`.execute(db)
}
