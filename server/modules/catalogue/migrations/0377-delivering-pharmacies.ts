import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '#server/migrations/create-index.ts'

export const outsideTransaction = true

/** Who brings to a country: found by it, however many pharmacies there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'pharmacies_delivering', sql`on pharmacies ((address ->> 'country')) where delivers`)
}
