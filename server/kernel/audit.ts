import { sql } from 'kysely'
import './tables.ts'
import type { Reader } from './db.ts'
import type { Clock, Ids } from './ports.ts'
import { batch } from './batch.ts'
import type { Origin } from './origin.ts'
import type { Audited, AuditedChange } from './work.ts'

interface Auditing {
  readonly db: Reader
  readonly clock: Clock
  readonly ids: Ids
  /** The call that is under way; `null` in a job. */
  readonly origin?: Origin | null
}

/** Makes `Work.audit`: who did what to which record, within the unit of work. */
export function auditWith({ db, clock, ids, origin }: Auditing): (entry: Audited) => Promise<void> {
  return async (entry) =>
    void (await db
      .insertInto('audit_entries')
      .values(asRow(rowOf({ entry, origin }, clock, ids)))
      .execute())
}

/**
 * Makes `Platform.audit`, for verbs that only read: who looked at what. They have nothing to undo and need no transaction, and
 * what many people look at in the same moment goes on record together. It outlives the process; of a machine that loses its power the
 * last moment may be missing.
 */
export function auditReadsWith({ db, clock, ids }: Auditing): (read: Originated) => Promise<void> {
  return batch(async (reads: readonly Originated[]) => {
    // One text however many entries, so that the database keeps how it reads it. It answers before the disk has it (ADR 11).
    const rows = JSON.stringify(reads.map((read) => rowOf(read, clock, ids)))
    await sql`with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
      insert into audit_entries
      select entry.* from unhurried, jsonb_populate_recordset(null::audit_entries, ${rows}::jsonb) as entry`.execute(db)
    return reads.map(() => undefined)
  })
}

/** What was done, and within which call. */
export interface Originated {
  readonly entry: Audited
  readonly origin?: Origin | null
}

const rowOf = ({ entry, origin }: Originated, clock: Clock, ids: Ids) => ({
  id: ids.next(),
  at: clock.now(),
  user_id: entry.userId,
  action: entry.action,
  record_kind: entry.recordKind,
  record_id: entry.recordId,
  reason: entry.reason ?? null,
  capacity: entry.capacity ?? null,
  session_id: origin?.sessionId ?? null,
  impersonator_id: origin?.impersonatorId ?? null,
  request_id: origin?.requestId ?? null,
  concerns_id: entry.concernsId ?? null,
  changes: entry.changes ?? null,
})

const asRow = ({ changes, ...row }: ReturnType<typeof rowOf>) => ({ ...row, changes: changes && JSON.stringify(changes) })

/**
 * What differs between two states of a record. Values are kept of the fields in `shown` alone, which must say nothing personal; of all others
 * the name.
 */
export function changesBetween<Row extends object>(
  before: Row,
  after: Partial<Row>,
  shown: readonly (keyof Row & string)[] = [],
): AuditedChange[] {
  const fields = Object.keys(after) as (keyof Row & string)[]
  return fields
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) =>
      shown.includes(field) ? { field, before: shownValue(before[field]), after: shownValue(after[field]) } : { field },
    )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

function shownValue(value: unknown): AuditedChange['before'] {
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value
  return value instanceof Date ? value.toISOString() : null
}
