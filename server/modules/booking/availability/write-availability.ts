import type { z } from 'zod'
import type { availabilityBody, overrideBody } from '#contract/booking/availability-schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { changeAvailability, type AvailabilityChange } from './change-availability.ts'
import { moveWholeDays } from './time-off.ts'

/** Replaces the week and the rules. Whole days of time off stay those days when the zone changes. */
export async function writeAvailability(
  platform: Platform,
  actor: Actor,
  { version, timeZone, hours, rules }: z.output<typeof availabilityBody>,
): Promise<AvailabilityChange> {
  return changeAvailability(platform, actor, {
    action: 'availability.write',
    version,
    async write(work, doctorId) {
      await work.db
        .updateTable('availability')
        .set({
          time_zone: timeZone,
          weekly: JSON.stringify(hours),
          slot_minutes: rules.slotMinutes,
          buffer_before_minutes: rules.bufferBefore,
          buffer_after_minutes: rules.bufferAfter,
          notice_minutes: rules.minimumNotice,
          horizon_days: rules.horizonDays,
          daily_limit: rules.dailyLimit,
        })
        .where('doctor_id', '=', doctorId)
        .execute()
      await moveWholeDays(work, doctorId, timeZone)
    },
  })
}

/** Other hours on one day, or none: closed. */
export async function writeOverride(
  platform: Platform,
  actor: Actor,
  { date, version, ranges, note }: z.output<typeof overrideBody> & { date: string },
): Promise<AvailabilityChange> {
  return changeAvailability(platform, actor, {
    action: 'availability.override',
    version,
    async write(work, doctorId) {
      const told = { ranges: JSON.stringify(ranges), note: note || null }
      await work.db
        .insertInto('availability_overrides')
        .values({ id: platform.ids.next(), doctor_id: doctorId, day: date, ...told })
        .onConflict((clash) => clash.columns(['doctor_id', 'day']).doUpdateSet(told))
        .execute()
    },
  })
}

/** The day follows the week again; a day that did already stays so. */
export async function removeOverride(platform: Platform, actor: Actor, date: string): Promise<AvailabilityChange> {
  return changeAvailability(platform, actor, {
    action: 'availability.removeOverride',
    async write(work, doctorId) {
      await work.db.deleteFrom('availability_overrides').where('doctor_id', '=', doctorId).where('day', '=', date).execute()
    },
  })
}
