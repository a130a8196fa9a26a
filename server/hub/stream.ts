import { sql } from 'kysely'
import { catchUpPage, type CaughtUp, type StreamEvent } from '#contract/hub/events.ts'
import type { Db } from '#server/kernel/db.ts'
import { deleteInBatches, type Slice } from '#server/kernel/jobs/index.ts'
import type { Clock, HubEvent } from '#server/kernel/ports.ts'
import type { From } from './store.ts'
import './tables.ts'

interface Needs {
  readonly db: Db
  readonly clock: Clock
}

/** Days an event is kept for those who were away. Older gaps are answered with `reset`. */
const keptDays = 3

function eventOf(row: { seq: number; kind: string; payload: Record<string, unknown>; created_at: string }): HubEvent {
  return { seq: row.seq, kind: row.kind, payload: row.payload, at: row.created_at }
}

async function lastSeq(db: Db, userId: string): Promise<number> {
  const stream = await db.selectFrom('hub_streams').select('last_seq').where('user_id', '=', userId).executeTakeFirst()
  return stream?.last_seq ?? 0
}

/** The number before the first event since then; the stream's last when there was none. */
async function startOf(db: Db, userId: string, since: Date, last: number): Promise<number> {
  const first = await db
    .selectFrom('hub_events')
    .select((row) => row.fn.min('seq').as('seq'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since.toISOString())
    .executeTakeFirst()
  return first?.seq ? first.seq - 1 : last
}

/**
 * A page of what the person missed, after a number or since some seconds ago. The stream's last number is read first, so that
 * an event committed in between comes with this page or the next, and is never passed over.
 */
export async function catchUp({ db, clock }: Needs, userId: string, from: From): Promise<CaughtUp> {
  const last = await lastSeq(db, userId)
  if (from === null) return { events: [], last, reset: false }
  const after =
    typeof from === 'number' ? from : await startOf(db, userId, new Date(clock.now().getTime() - from.withinSeconds * 1000), last)
  if (after === last) return { events: [], last, reset: false }
  if (after > last) return { events: [], last, reset: true }
  const rows = await db
    .selectFrom('hub_events')
    .selectAll()
    .where('user_id', '=', userId)
    .where('seq', '>', after)
    .where('seq', '<=', last)
    .orderBy('seq')
    .limit(catchUpPage)
    .execute()
  // Without gaps, what follows `after` begins at the next number, unless it was deleted meanwhile.
  if (rows[0]?.seq !== after + 1) return { events: [], last, reset: true }
  return { events: rows.map(eventOf) as unknown as StreamEvent[], last, reset: false }
}

export async function readEvent(db: Db, userId: string, seq: number): Promise<HubEvent | null> {
  const row = await db
    .selectFrom('hub_events')
    .selectAll()
    .where('user_id', '=', userId)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return row ? eventOf(row) : null
}

export async function deleteOldEvents({ db, clock }: Needs, slice: Slice): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
  await deleteInBatches(db, slice, 'hub_events', sql`created_at < ${before.toISOString()}`)
}
