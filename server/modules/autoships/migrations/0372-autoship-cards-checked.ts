import { sql, type Kysely } from 'kysely'

/** What 0371 demands holds of all rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table autoships validate constraint autoships_card, validate constraint autoships_card_of_shop`.execute(db)
  await sql`alter table autoship_runs
    validate constraint autoship_runs_charge, validate constraint autoship_runs_card_failure`.execute(db)
}
