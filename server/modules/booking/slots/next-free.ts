import { nextFreeDays, shownFreeSlots, type AppointmentMode } from '#contract/doctors/values.ts'
import type { Slot } from '#contract/doctors/schemas.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { firstFree } from './first-free.ts'
import { cachedCalendars } from './cached-calendars.ts'
import { dayLength } from '#server/kernel/wall-clock.ts'

/**
 * The first free slots of many doctors within the coming fortnight, earliest first; only calendars that changed are read.
 * @param asked `modeOf`: the only mode whose slots count, by the doctor's id; without it, or without an answer, all modes do
 */
export async function nextFreeSlots(
  platform: Pick<Platform, 'db' | 'clock'>,
  doctorIds: readonly string[],
  asked: {
    readonly modeOf?: (doctorId: string) => AppointmentMode | undefined
    readonly limit?: number
    readonly perDay?: number
  } = {},
): Promise<Map<string, Slot[]>> {
  const now = platform.clock.now().getTime()
  const { modeOf, limit = shownFreeSlots, perDay } = asked
  const ahead = nextFreeDays * dayLength
  const calendars = await cachedCalendars(platform.db, doctorIds, { from: now, to: now + ahead, now })
  const found = (id: string) => {
    const calendar = calendars.get(id)
    return calendar ? [...firstFree(calendar, { now, ahead, mode: modeOf?.(id), limit, perDay })] : []
  }
  return new Map(doctorIds.map((id) => [id, found(id)]))
}
