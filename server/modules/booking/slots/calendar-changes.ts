import { sql } from 'kysely'
import type { Db } from '#server/kernel/db.ts'

export interface CalendarChanges {
  /** Every transaction below it had ended when this was read: what is still to come has this number or a higher one. */
  readonly horizon: number
  /** The newest versions of the calendars that may have changed, by doctor. */
  readonly versions: ReadonlyMap<string, number>
}

/**
 * What changed in any calendar since an earlier `horizon`; nothing when that is `null`. Versions are numbers of transactions, which do
 * not end in the order of their numbers: so it asks from the oldest on that was still open then, and may name a change twice, but
 * never misses one.
 */
export async function calendarChanges(db: Db, since: number | null): Promise<CalendarChanges> {
  const { rows } = await sql<{ horizon: number; versions: Record<string, number> | null }>`
    select txid_snapshot_xmin(txid_current_snapshot()) as horizon,
      (select jsonb_object_agg(doctor_id, version) from calendar_versions where version >= ${since}::bigint) as versions`.execute(
    db,
  )
  const { horizon, versions } = rows[0]!
  return { horizon, versions: new Map(Object.entries(versions ?? {})) }
}
