import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '#server/migrations/create-index.ts'

export const outsideTransaction = true

/** The shop by what buyers say, page by page however many products there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'products_rating', sql`on products (rating_rank desc, id desc)`)
}
