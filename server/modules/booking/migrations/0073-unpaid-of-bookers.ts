import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '#server/migrations/create-index.ts'

/** The table is large where the platform is old: nobody who writes waits. */
export const outsideTransaction = true

/** Times that a carer holds unpaid, which are counted when they book. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'appointments_booked_by',
    sql`on appointments (booked_by) where booked_by is not null and state = 'pending_payment'`,
  )
}
