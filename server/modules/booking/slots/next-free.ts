import { nextFreeDays, shownFreeSlots, type VisitMode } from '#contract/doctors/values.ts'
import type { Slot } from '#contract/doctors/schemas.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { presentSlot } from './list-slots.ts'
import { freeSlots } from './free-slots.ts'
import { keptCalendars } from './kept-calendars.ts'
import { dayLength } from './zone.ts'

/** The first free slots of many doctors within the coming fortnight, earliest first; only calendars that changed are read. */
export async function nextFreeSlots(
  platform: Pick<Platform, 'db' | 'clock'>,
  doctorIds: readonly string[],
  asked: { readonly mode?: VisitMode; readonly limit?: number } = {},
): Promise<Map<string, Slot[]>> {
  const now = platform.clock.now().getTime()
  const { mode, limit = shownFreeSlots } = asked
  const window = { from: now, to: now + nextFreeDays * dayLength }
  const calendars = await keptCalendars(platform.db, doctorIds, window)
  const found = (id: string) => {
    const calendar = calendars.get(id)
    return calendar ? freeSlots(calendar, { ...window, now, mode, limit }).map(presentSlot) : []
  }
  return new Map(doctorIds.map((id) => [id, found(id)]))
}
