import './tables.ts'
import { sql } from 'kysely'
import type { Reader } from './db.ts'

/**
 * Mails that this transaction has written, outside of savepoints, under ids later than `from`: those in the outbox, and those held until their
 * reader's quiet hours end. What a rehearsal would have sent.
 */
export async function mailsWritten(db: Reader, from: string): Promise<number> {
  const written = (row: 'id' | 'notice_id') =>
    sql<boolean>`${sql.ref(row)} > ${from}::uuid and channel = 'email' and xmin::text = pg_current_xact_id()::xid::text`
  const { rows } = await sql<{ mails: number }>`select (
    (select count(*) from outbox_messages where ${written('id')})
    + (select count(*) from notice_deliveries where message is not null and ${written('notice_id')})
  )::integer as mails`.execute(db)
  return rows[0]!.mails
}
