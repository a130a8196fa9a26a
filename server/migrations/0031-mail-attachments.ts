import { sql, type Kysely } from 'kysely'

/** Mails bring text files along: a visit for the calendar. An older process writes and sends mails without any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_messages add column attachments jsonb not null default '[]'`.execute(db)
}
