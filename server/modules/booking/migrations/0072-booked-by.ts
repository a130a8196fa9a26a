import { sql, type Kysely } from 'kysely'

/** Who booked a visit, where it was a carer of the pet and not the patient. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments add column booked_by uuid references users on delete set null`.execute(db)
}
