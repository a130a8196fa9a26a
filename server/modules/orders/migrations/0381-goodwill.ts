import { sql, type Kysely } from 'kysely'

/** What the platform gives back of an order at its own expense. Together with what the seller gave back it never passes what was paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column goodwill integer not null default 0 check (goodwill >= 0)`.execute(db)
  await sql`alter table orders add constraint orders_given_back check (refunded + goodwill <= total) not valid`.execute(db)
}
