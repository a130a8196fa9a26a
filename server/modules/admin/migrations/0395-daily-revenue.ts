import { sql, type Kysely } from 'kysely'

/**
 * What was invoiced less what was credited, on each day that is over, for each currency and zone in which administrators reckon their days. Every day
 * that was counted has a row of the platform's own currency, also where there was nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table daily_revenue (
    zone text not null,
    day date not null,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    amount bigint not null,
    primary key (zone, day, currency)
  )`.execute(db)
}
