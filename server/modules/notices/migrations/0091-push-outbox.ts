import { sql, type Kysely } from 'kysely'

/** Pushes leave by the outbox too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_messages drop constraint outbox_messages_channel_check`.execute(db)
  await sql`alter table outbox_messages add constraint outbox_messages_channel_check
    check (channel in ('email', 'sms', 'push')) not valid`.execute(db)
}
