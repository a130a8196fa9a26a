import { nextFreeDays, shownFreeSlots, type VisitMode } from '#contract/doctors/values.ts'
import type { Slot } from '#contract/doctors/schemas.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { presentSlot } from './list-slots.ts'
import { freeSlots } from './free-slots.ts'
import { loadCalendars } from './load-calendars.ts'
import { dayLength } from './zone.ts'

/** Most doctors are free within days: the rest of the fortnight is only read for those who are not. */
const looks = [2, nextFreeDays] as const

/** The first free slots of many doctors within the coming fortnight, earliest first; booked rows are read for all of them at once. */
export async function nextFreeSlots(
  platform: Pick<Platform, 'db' | 'clock'>,
  doctorIds: readonly string[],
  asked: { readonly mode?: VisitMode; readonly limit?: number } = {},
): Promise<Map<string, Slot[]>> {
  const now = platform.clock.now().getTime()
  const { mode, limit = shownFreeSlots } = asked
  const found = new Map<string, Slot[]>(doctorIds.map((id) => [id, []]))
  let wanting = doctorIds
  for (const days of looks) {
    const window = { from: now, to: now + days * dayLength, now }
    const calendars = await loadCalendars(platform.db, wanting, window)
    for (const [id, calendar] of calendars) found.set(id, freeSlots(calendar, { ...window, mode, limit }).map(presentSlot))
    wanting = wanting.filter((id) => calendars.has(id) && (found.get(id) ?? []).length < limit)
  }
  return found
}
