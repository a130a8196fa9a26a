import { nextFreeDays, shownFreeSlots, type VisitMode } from '#contract/doctors/values.ts'
import type { Slot } from '#contract/doctors/schemas.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { presentSlot } from './list-slots.ts'
import { freeSlots } from './free-slots.ts'
import { loadCalendars } from './load-calendars.ts'
import { dayLength } from './zone.ts'

/** The first free slots of many doctors within the coming fortnight, earliest first; booked rows are read once for all of them. */
export async function nextFreeSlots(
  platform: Pick<Platform, 'db' | 'clock'>,
  doctorIds: readonly string[],
  asked: { readonly mode?: VisitMode; readonly limit?: number } = {},
): Promise<Map<string, Slot[]>> {
  const now = platform.clock.now().getTime()
  const window = { from: now, to: now + nextFreeDays * dayLength, now }
  const calendars = await loadCalendars(platform.db, doctorIds, window)
  return new Map(
    doctorIds.map((id) => {
      const calendar = calendars.get(id)
      const slots = calendar ? freeSlots(calendar, { ...window, mode: asked.mode, limit: asked.limit ?? shownFreeSlots }) : []
      return [id, slots.map(presentSlot)]
    }),
  )
}
