import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

/** A delivery waits while its prescription is on hold. Nobody waits while rows of before are looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table autoships
    drop constraint if exists autoships_asks_check,
    add constraint autoships_asks_check
      check (asks in ('out_of_stock', 'dearer', 'too_small', 'gone', 'address', 'prescription', 'on_hold', 'pharmacy')) not valid`.execute(
    db,
  )
  await sql`alter table autoships validate constraint autoships_asks_check`.execute(db)
}
