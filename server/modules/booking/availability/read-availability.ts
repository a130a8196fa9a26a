import type { Selectable } from 'kysely'
import { defaultRules } from '#contract/booking/rules.ts'
import type { Availability, HourRange, SlotRules, TimeOff, WeeklyHours } from '#contract/booking/availability-schemas.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { dateOf } from '../slots/calendar.ts'
import { rulesOf } from '../slots/load-calendars.ts'
import { dayLength, WallClock } from '#server/kernel/wall-clock.ts'
import type { TimeOffTable } from '../tables.ts'

const week = 7

/** What the doctor has set, overrides and time off from today on. Who has set nothing yet sees closed days and the usual rules. */
export async function readAvailability(platform: Pick<Platform, 'clock'>, db: Reader, doctorId: string): Promise<Availability> {
  const settings = await settingsOf(db, doctorId)
  const now = platform.clock.now().getTime()
  const today = dateOf(Math.floor(new WallClock(settings.timeZone, now, now).wallAt(now) / dayLength))
  const overrides = await db
    .selectFrom('availability_overrides')
    .select(['day', 'ranges', 'note'])
    .where('doctor_id', '=', doctorId)
    .where('day', '>=', today)
    .orderBy('day')
    .execute()
  const timeOff = await db
    .selectFrom('time_off')
    .selectAll()
    .where('doctor_id', '=', doctorId)
    .where('ends_at', '>', new Date(now).toISOString())
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  return {
    ...settings,
    overrides: overrides.map(({ day, ranges, note }) => ({ date: day, ranges, note: note ?? '' })),
    timeOff: timeOff.map(presentTimeOff),
  }
}

interface Settings {
  version: number
  timeZone: string
  hours: WeeklyHours
  rules: SlotRules
}

/** The row, or what stands for one that is not there yet (version 0). */
export async function settingsOf(db: Reader, doctorId: string): Promise<Settings> {
  const row = await db.selectFrom('availability').selectAll().where('doctor_id', '=', doctorId).executeTakeFirst()
  if (row) return { version: row.version, timeZone: row.time_zone, hours: weekOf(row.weekly), rules: rulesOf(row) }
  const user = await db.selectFrom('users').select('time_zone').where('id', '=', doctorId).executeTakeFirstOrThrow()
  return { version: 0, timeZone: user.time_zone, hours: weekOf([]), rules: { ...defaultRules } }
}

/** Seven days, also of a row that has none yet. */
function weekOf(days: readonly HourRange[][]): WeeklyHours {
  return Array.from({ length: week }, (_, index) => days[index] ?? []) as WeeklyHours
}

export function presentTimeOff(row: Selectable<TimeOffTable>): TimeOff {
  const period =
    row.first_day !== null && row.last_day !== null
      ? ({ kind: 'days', from: row.first_day, to: row.last_day } as const)
      : ({ kind: 'instants', from: row.starts_at, to: row.ends_at } as const)
  return { id: row.id, period, note: row.note ?? '' }
}
