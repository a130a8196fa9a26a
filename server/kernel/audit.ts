import { sql } from 'kysely'
import './tables.ts'
import type { Reader } from './db.ts'
import type { Clock, Ids } from './ports.ts'
import { batch } from './batch.ts'
import type { Audited } from './work.ts'

interface Auditing {
  readonly db: Reader
  readonly clock: Clock
  readonly ids: Ids
}

/** Makes `Work.audit`: who did what to which record, within the unit of work. */
export function auditWith({ db, clock, ids }: Auditing): (entry: Audited) => Promise<void> {
  return async (entry) =>
    void (await db
      .insertInto('audit_entries')
      .values(rowOf(entry, clock, ids))
      .execute())
}

/**
 * Makes `Platform.audit`, for verbs that only read: who looked at what. They have nothing to undo and need no transaction, and
 * what many people look at in the same moment goes on record together. It outlives the process; of a machine that loses its power the
 * last moment may be missing.
 */
export function auditReadsWith({ db, clock, ids }: Auditing): (entry: Audited) => Promise<void> {
  return batch(async (entries: readonly Audited[]) => {
    // One text however many entries, so that the database keeps how it reads it. It answers before the disk has it (ADR 11).
    const rows = JSON.stringify(entries.map((entry) => rowOf(entry, clock, ids)))
    await sql`with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
      insert into audit_entries
      select entry.* from unhurried, jsonb_populate_recordset(null::audit_entries, ${rows}::jsonb) as entry`.execute(db)
    return entries.map(() => undefined)
  })
}

const rowOf = ({ action, recordKind, recordId, userId, reason = null, capacity = null }: Audited, clock: Clock, ids: Ids) => ({
  id: ids.next(),
  at: clock.now(),
  user_id: userId,
  action,
  record_kind: recordKind,
  record_id: recordId,
  reason,
  capacity,
})
