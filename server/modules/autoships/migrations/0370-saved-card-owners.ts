import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '#server/migrations/create-index.ts'

export const outsideTransaction = true

/** A saved card together with whose it is, for what must name a card of the same person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'saved_cards_of_owner', sql`on saved_cards (id, user_id)`, { unique: true })
}
