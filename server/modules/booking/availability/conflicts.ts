import type { AvailabilityConflict } from '#contract/booking/availability-schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { type DoctorCalendar, weekday } from '../slots/calendar.ts'
import { loadCalendars } from '../slots/load-calendars.ts'
import { dayLength, WallClock } from '#server/kernel/wall-clock.ts'

const minute = 60_000
/** As far as any horizon reaches. */
const ahead = 366 * dayLength

/** Coming visits that lie outside the doctor's hours as they are now, or in a draft's. They stay; somebody has to decide. */
export async function conflictsOf(
  { clock }: Pick<Platform, 'clock'>,
  db: Reader,
  doctorId: string,
  draft: Partial<Pick<DoctorCalendar, 'weekly' | 'rules' | 'zone'>> = {},
): Promise<AvailabilityConflict[]> {
  const now = clock.now().getTime()
  const window = { from: now, to: now + ahead, now }
  const saved = (await loadCalendars(db, [doctorId], window)).get(doctorId)
  if (!saved) return []
  const calendar = { ...saved, ...draft }
  const wall = new WallClock(calendar.zone, window.from, window.to)
  const visits = await db
    .selectFrom('appointments')
    .innerJoin('users', 'users.id', 'appointments.patient_id')
    .select(['appointments.id', 'starts_at', 'ends_at', 'mode', 'users.name'])
    .where('doctor_id', '=', doctorId)
    .where('state', 'in', ['pending_payment', 'confirmed'])
    .where('starts_at', '>=', new Date(now).toISOString())
    .where('starts_at', '<', new Date(window.to).toISOString())
    .orderBy('starts_at')
    .execute()
  return visits
    .filter(
      (appointment) =>
        !fits(calendar, wall, {
          start: Date.parse(appointment.starts_at),
          end: Date.parse(appointment.ends_at),
          mode: appointment.mode,
        }),
    )
    .map(({ id, starts_at, ends_at, name }) => ({ appointmentId: id, start: starts_at, end: ends_at, patientName: name }))
}

/** Whether the visit lies within one range of its day, in a mode of the range, and outside time off. */
function fits(
  calendar: DoctorCalendar,
  clock: WallClock,
  appointment: { readonly start: number; readonly end: number; readonly mode: 'video' | 'clinic' },
): boolean {
  if (calendar.timeOff.some((off) => appointment.start < off.end && off.start < appointment.end)) return false
  const day = Math.floor(clock.wallAt(appointment.start) / dayLength)
  const ranges = calendar.overrides.get(day) ?? calendar.weekly[weekday(day)] ?? []
  return ranges.some(
    ({ from, to, modes }) =>
      modes.includes(appointment.mode) &&
      clock.reaches(day * dayLength + from * minute) <= appointment.start &&
      appointment.end <= clock.reaches(day * dayLength + to * minute),
  )
}
