import { sql } from 'kysely'
import type { Db } from '#server/kernel/db.ts'
import type { DoctorCalendar } from './calendar.ts'
import { loadCalendars } from './load-calendars.ts'
import { dayLength } from './zone.ts'

interface Kept {
  readonly version: number
  readonly from: number
  readonly to: number
  /** `null`: the doctor has no hours. */
  readonly calendar: DoctorCalendar | null
}

/** Calendars of so many doctors are kept at most; those read longest ago go first. */
const mostKept = 10_000
const shelves = new WeakMap<Db, Map<string, Kept>>()

/**
 * Calendars for showing free time: as `loadCalendars`, but read again only when the database says that something of them
 * changed (or a day has passed), whichever process changed it. For booking itself use `loadCalendars` within the transaction.
 * Versions are read before calendars: one that changes in between is at worst read again.
 */
export async function keptCalendars(
  db: Db,
  doctorIds: readonly string[],
  window: { readonly from: number; readonly to: number },
): Promise<Map<string, DoctorCalendar>> {
  const shelf = shelves.get(db) ?? new Map<string, Kept>()
  shelves.set(db, shelf)
  const versions = await readVersions(db, doctorIds)
  const isGood = (id: string) => {
    const kept = shelf.get(id)
    return kept !== undefined && kept.version === versions.get(id) && kept.from <= window.from && window.to <= kept.to
  }
  const stale = doctorIds.filter((id) => !isGood(id))
  const wide = { from: window.from, to: window.to + dayLength }
  const read = await loadCalendars(db, stale, wide)
  for (const id of stale) {
    shelf.delete(id)
    const version = versions.get(id)
    if (version !== undefined) shelf.set(id, { version, ...wide, calendar: read.get(id) ?? null })
  }
  const answer = new Map<string, DoctorCalendar>()
  for (const id of doctorIds) {
    const calendar = read.get(id) ?? shelf.get(id)?.calendar
    if (calendar) answer.set(id, calendar)
  }
  for (const id of shelf.keys()) {
    if (shelf.size <= mostKept) break
    shelf.delete(id)
  }
  return answer
}

async function readVersions(db: Db, doctorIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (doctorIds.length === 0) return new Map()
  const { rows } = await sql<{ doctor_id: string; version: number }>`
    select doctor_id, version from calendar_versions where doctor_id = any(${[...doctorIds]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.doctor_id, row.version]))
}
