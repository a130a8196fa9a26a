import { nextFreeDays, shownFreeSlots, type VisitMode } from '#contract/doctors/values.ts'
import type { Slot } from '#contract/doctors/schemas.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { firstFree } from './first-free.ts'
import { keptCalendars } from './kept-calendars.ts'
import { dayLength } from './zone.ts'

/** The first free slots of many doctors within the coming fortnight, earliest first; only calendars that changed are read. */
export async function nextFreeSlots(
  platform: Pick<Platform, 'db' | 'clock'>,
  doctorIds: readonly string[],
  asked: { readonly mode?: VisitMode; readonly limit?: number; readonly perDay?: number } = {},
): Promise<Map<string, Slot[]>> {
  const now = platform.clock.now().getTime()
  const { mode, limit = shownFreeSlots, perDay } = asked
  const ahead = nextFreeDays * dayLength
  const calendars = await keptCalendars(platform.db, doctorIds, { from: now, to: now + ahead, now })
  const found = (id: string) => {
    const calendar = calendars.get(id)
    return calendar ? [...firstFree(calendar, { now, ahead, mode, limit, perDay })] : []
  }
  return new Map(doctorIds.map((id) => [id, found(id)]))
}
