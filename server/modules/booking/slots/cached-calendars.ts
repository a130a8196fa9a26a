import type { Db } from '#server/kernel/db.ts'
import type { DoctorCalendar } from './calendar.ts'
import { calendarChanges } from './calendar-changes.ts'
import { CalendarCache } from './calendar-cache.ts'
import { type LoadedCalendar, loadCalendars } from './load-calendars.ts'
import { dayLength } from '#server/kernel/wall-clock.ts'

interface KeptCalendar {
  readonly from: number
  readonly to: number
  /** `null`: the doctor has no hours. */
  readonly calendar: LoadedCalendar | null
}

const mostKept = 10_000
const shelves = new WeakMap<Db, CalendarCache<KeptCalendar>>()

/**
 * Calendars for showing free time: as `loadCalendars`, but read again only when the database says that something of them
 * changed, a hold has run out, or a day has passed, whichever process changed it. For booking itself use `loadCalendars` within the transaction.
 */
export async function cachedCalendars(
  db: Db,
  doctorIds: readonly string[],
  window: { readonly from: number; readonly to: number; readonly now: number },
): Promise<Map<string, DoctorCalendar>> {
  const shelf = shelfOf(db)
  const since = shelf.horizon
  const changes = await calendarChanges(db, since)
  shelf.told(since, changes)
  const found = new Map(doctorIds.map((id) => [id, shelf.find(id)]))
  const isGood = (kept: KeptCalendar | undefined) =>
    kept && kept.from <= window.from && window.to <= kept.to && window.now < (kept.calendar?.standsUntil ?? Infinity)
  const missing = doctorIds.filter((id) => !isGood(found.get(id)))
  const wide = { ...window, to: window.to + dayLength }
  const read = await loadCalendars(db, missing, wide)
  for (const id of missing) {
    const kept = { from: wide.from, to: wide.to, calendar: read.get(id) ?? null }
    found.set(id, kept)
    shelf.put(id, kept, changes)
  }
  return new Map([...found].flatMap(([id, kept]) => (kept?.calendar ? [[id, kept.calendar] as const] : [])))
}

function shelfOf(db: Db): CalendarCache<KeptCalendar> {
  const shelf = shelves.get(db) ?? new CalendarCache<KeptCalendar>(mostKept)
  shelves.set(db, shelf)
  return shelf
}
