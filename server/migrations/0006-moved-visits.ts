import { sql, type Kysely } from 'kysely'

/** A visit moved within its last 24 hours keeps the start that its refund is reckoned from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointments add column refund_start timestamptz`.execute(db)
}
