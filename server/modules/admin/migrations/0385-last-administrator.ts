import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

/** What came of an account may be that nobody else would administer the platform without it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operation_rows
    drop constraint if exists operation_rows_outcome_check,
    add constraint operation_rows_outcome_check
      check (outcome in ('pending', 'done', 'unchanged', 'skipped', 'undone', 'kept', 'lastAdministrator')) not valid`.execute(db)
  await sql`alter table operation_rows validate constraint operation_rows_outcome_check`.execute(db)
}
