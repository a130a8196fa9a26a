import type { AppointmentMode } from '#contract/doctors/values.ts'
import type { Slot } from '#contract/doctors/schemas.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { isBookable } from '../is-bookable.ts'
import { type FreeSlot, dayNumber } from './calendar.ts'
import { freeSlots } from './free-slots.ts'
import { loadCalendars } from './load-calendars.ts'
import { dayLength, WallClock } from '#server/kernel/wall-clock.ts'

/** The free time of a verified doctor on whole days of the asked zone, both included. 404 for a doctor nobody can book. */
export async function listSlots(
  { db, clock }: Platform,
  input: { id: string; from: string; to: string; timeZone: string; mode?: AppointmentMode },
): Promise<{ timeZone: string; slots: Slot[] }> {
  const doctor = await db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .select('users.time_zone')
    .where('doctors.user_id', '=', input.id)
    .where(isBookable)
    .executeTakeFirst()
  if (!doctor) throw notFound()
  const now = clock.now().getTime()
  const window = { ...windowOf(input), now }
  const calendar = (await loadCalendars(db, [input.id], window)).get(input.id)
  if (!calendar) return { timeZone: doctor.time_zone, slots: [] }
  return { timeZone: calendar.zone, slots: freeSlots(calendar, { ...window, mode: input.mode }).map(presentSlot) }
}

/** Instants at which the first day begins and the last one ends, in the zone. */
export function windowOf({ from, to, timeZone }: { from: string; to: string; timeZone: string }): { from: number; to: number } {
  const [first, last] = [dayNumber(from) * dayLength, (dayNumber(to) + 1) * dayLength]
  const clock = new WallClock(timeZone, first, last)
  return { from: clock.reaches(first), to: clock.reaches(last) }
}

export function presentSlot({ start, minutes, modes }: FreeSlot): Slot {
  return { start: new Date(start).toISOString(), minutes, modes: [...modes] }
}
