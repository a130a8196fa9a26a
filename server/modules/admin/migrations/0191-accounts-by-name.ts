import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from '#server/migrations/create-index.ts'

export const outsideTransaction = true

/** Accounts of one role by name, and by status, page by page however many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'users_type_name', sql`on users (user_type, name, id)`)
  await createIndexConcurrently(db, 'users_type_status', sql`on users (user_type, status, created_at desc, id desc)`)
  await sql`alter table pharmacies validate constraint pharmacies_licence_state_check`.execute(db)
}
