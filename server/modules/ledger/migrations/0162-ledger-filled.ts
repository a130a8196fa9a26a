import type { Kysely } from 'kysely'
import { bookPast } from '../book-past.ts'

/** Writes down what happened before there was a ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await bookPast(db)
}
