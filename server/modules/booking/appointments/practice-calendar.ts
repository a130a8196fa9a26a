import { sql } from 'kysely'
import type { Reader } from '#server/kernel/db.ts'
import { dayLength, WallClock } from '#server/kernel/wall-clock.ts'
import { dateOf } from '../slots/calendar.ts'
import { windowOf } from '../slots/list-slots.ts'

/** The zone of the doctor's hours, and the currency of their fees. */
export async function practiceOf(db: Reader, doctorId: string): Promise<{ zone: string; currency: string }> {
  return db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .leftJoin('availability', 'availability.doctor_id', 'doctors.user_id')
    .select(['doctors.currency', sql<string>`coalesce(availability.time_zone, users.time_zone)`.as('zone')])
    .where('doctors.user_id', '=', doctorId)
    .executeTakeFirstOrThrow()
}

/** The day's number in the zone at an instant, in milliseconds. */
export function dayNumberAt(instant: number, zone: string): number {
  return Math.floor(new WallClock(zone, instant, instant).wallAt(instant) / dayLength)
}

/** When the day begins in the zone. */
export function beginOf(day: number, timeZone: string): string {
  const date = dateOf(day)
  return new Date(windowOf({ from: date, to: date, timeZone }).from).toISOString()
}
