import { sql, type Kysely } from 'kysely'

/** A message can be put away with a reason, and says when it makes no sense any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_messages add column if not exists stale_at timestamptz, add column if not exists discard_reason text`.execute(
    db,
  )
  await sql`alter table outbox_messages drop constraint outbox_messages_state_check`.execute(db)
  await sql`alter table outbox_messages add constraint outbox_messages_state_check
    check (state in ('pending', 'sent', 'failed', 'discarded')) not valid`.execute(db)
}
