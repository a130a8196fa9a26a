import './tables.ts'
import type { Reader } from './db.ts'
import type { Clock, Ids } from './ports.ts'
import type { Audited } from './work.ts'

/**
 * Puts on record who did what to which record. Inside a unit of work it is `work.audit`. A verb that only reads has nothing to undo:
 * it reads, writes this on the root handle, and answers, which spares it a transaction.
 */
export async function writeAudit(
  { db, clock, ids }: { readonly db: Reader; readonly clock: Clock; readonly ids: Ids },
  { action, recordKind, recordId, userId, reason = null }: Audited,
): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({ id: ids.next(), at: clock.now(), user_id: userId, action, record_kind: recordKind, record_id: recordId, reason })
    .execute()
}
