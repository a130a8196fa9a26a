import { invalid } from '#server/kernel/errors.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { isFree } from '../slots/free-slots.ts'
import { loadCalendars } from '../slots/load-calendars.ts'
import { dayLength } from '#server/kernel/wall-clock.ts'
import { expireStaleHolds } from './expire-hold.ts'
import { slotTaken } from './booking-conflict.ts'
import { timeOfAppointment, type AppointmentTime } from './time-of-appointment.ts'

/** Nobody's horizon reaches further; what lies beyond is refused before anything is read. */
const farthest = 366 * dayLength

/**
 * Makes sure that the doctor is free from the instant on, and answers the time as columns. Holds the doctor's availability
 * until the unit of work ends, so that the limit of a day counts everybody; what overlaps in time the database refuses besides.
 * @param without the visit that is being moved
 * @throws Refusal 409 `slot_taken`; 422 for a start out of all reason.
 */
export async function reserveSlot(
  platform: Platform,
  work: Work,
  wanted: {
    readonly doctorId: string
    readonly patientId: string
    readonly start: number
    readonly mode: AppointmentMode
    readonly without?: string
    /** When the time was offered, in milliseconds: the doctor's notice is reckoned from then. */
    readonly noticeFrom?: number
  },
): Promise<AppointmentTime> {
  const { doctorId, patientId, start, mode, without, noticeFrom } = wanted
  const now = platform.clock.now().getTime()
  if (start < now) throw invalid('start', 'in_the_past', 'This time has passed')
  if (start > now + farthest) throw invalid('start', 'too_far', 'This is too far ahead')
  await work.db.selectFrom('availability').select('doctor_id').where('doctor_id', '=', doctorId).forUpdate().execute()
  const window = { from: start, to: start + 1, now, without }
  const before = (await loadCalendars(work.db, [doctorId], window)).get(doctorId)
  if (!before) throw slotTaken()
  const time = timeOfAppointment(start, before.rules)
  const stale = { doctorId, patientId, blocked: time.blocked, start: time.starts_at, end: time.ends_at }
  await expireStaleHolds(platform, work, stale)
  const calendar = (await loadCalendars(work.db, [doctorId], window)).get(doctorId)
  if (!calendar || !isFree(calendar, start, noticeFrom ?? now, mode)) throw slotTaken()
  return time
}
