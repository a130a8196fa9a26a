import { sql, type Kysely } from 'kysely'
import { createIndexConcurrently } from './create-index.ts'

export const outsideTransaction = true

/** What waits is found in the order in which it was written, and what is over by its time, however much waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_messages validate constraint outbox_messages_state_check`.execute(db)
  await createIndexConcurrently(db, 'outbox_messages_waiting', sql`on outbox_messages (channel, id) where state = 'pending'`)
  await createIndexConcurrently(db, 'outbox_messages_stale', sql`on outbox_messages (channel, stale_at) where state = 'pending'`)
  await createIndexConcurrently(
    db,
    'outbox_messages_ended',
    sql`on outbox_messages (state, created_at) where state in ('failed', 'discarded')`,
  )
}
