import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '#server/migrations/create-index.ts'

/** The visits of a pet, by which its carers find them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'appointments_pet', sql`on appointments (pet_id, starts_at desc, id desc)`)
}

/** The table is large where the platform is old: nobody who writes waits. */
export const outsideTransaction = true
