import { sql, type Kysely } from 'kysely'

/** Checks the rows that were there before 0091, without keeping anybody from writing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_messages validate constraint outbox_messages_channel_check`.execute(db)
}
