import { sql, type Selectable } from 'kysely'
import type { HourRange } from '#contract/booking/availability-schemas.ts'
import { appointmentModes } from '#contract/doctors/values.ts'
import { wallDay } from '#contract/kernel/days.ts'
import type { Reader } from '#server/kernel/db.ts'
import { feeInMode, type FeeColumns } from '../fee-in-mode.ts'
import type { AvailabilityTable } from '../tables.ts'
import { type DoctorCalendar, type Range, dayNumber, rangesOf } from './calendar.ts'
import { bookedAppointments, nextHoldEnds, appointmentsOf, type AppointmentLists } from './load-appointments.ts'
import { readingSpan } from './reading-span.ts'

type NoAppointments = { readonly [List in keyof AppointmentLists]: null }

type CalendarRow = Omit<Selectable<AvailabilityTable>, 'version' | 'updated_at'> &
  FeeColumns &
  (AppointmentLists | NoAppointments) & {
    /** ISO instant. */
    readonly hold_ends: string | null
    readonly overrides: readonly { readonly day: string; readonly ranges: HourRange[] }[] | null
    /** Milliseconds. */
    readonly time_off: readonly { readonly start: number; readonly end: number }[] | null
  }

/** A calendar as the database has it at a moment. */
export interface LoadedCalendar extends DoctorCalendar {
  /** When the first hold in it runs out: from then on its time is free, although nothing is written. Infinite without holds. */
  readonly standsUntil: number
}

/**
 * What decides when these doctors are free between two instants, by one statement whatever their number. Doctors without
 * availability, and ids of nobody, have no entry.
 * @param window in milliseconds. `without` leaves this visit out: the one that is being moved
 */
export async function loadCalendars(
  db: Reader,
  doctorIds: readonly string[],
  window: { readonly from: number; readonly to: number; readonly now: number; readonly without?: string },
): Promise<Map<string, LoadedCalendar>> {
  if (doctorIds.length === 0) return new Map()
  const span = readingSpan(window)
  const [from, to] = [new Date(span.start).toISOString(), new Date(span.end).toISOString()]
  const now = new Date(window.now).toISOString()
  const ids = sql<string>`any(${[...doctorIds]}::uuid[])`
  const { rows } = await sql<CalendarRow>`
    select a.doctor_id, a.time_zone, a.slot_minutes, a.buffer_before_minutes, a.buffer_after_minutes, a.notice_minutes,
      a.horizon_days, a.daily_limit, a.weekly, d.video_fee, d.clinic_fee, visits.starts, visits.ends, visits.buffers_before,
      visits.buffers_after, visits.blocking, others.overrides, away.time_off,
      holds.ends_at as hold_ends
    from availability a
    join doctors d on d.user_id = a.doctor_id
    left join (${bookedAppointments(ids, { from, to, now, without: window.without })}) visits on visits.doctor_id = a.doctor_id
    left join (${nextHoldEnds(ids, now)}) holds on holds.doctor_id = a.doctor_id
    left join (
      select doctor_id, jsonb_agg(jsonb_build_object('day', day, 'ranges', ranges)) as overrides
      from availability_overrides
      where doctor_id = ${ids} and day between ${wallDay(from)}::date and ${wallDay(to)}::date
      group by doctor_id) others on others.doctor_id = a.doctor_id
    left join (
      select doctor_id, jsonb_agg(jsonb_build_object('start', floor(date_part('epoch', starts_at) * 1000),
        'end', ceil(date_part('epoch', ends_at) * 1000))) as time_off
      from time_off
      where doctor_id = ${ids} and ends_at > ${from} and starts_at < ${to}
      group by doctor_id) away on away.doctor_id = a.doctor_id
    where a.doctor_id = ${ids}`.execute(db)
  return new Map(rows.map((row) => [row.doctor_id, calendarOf(row)]))
}

function calendarOf(row: CalendarRow): LoadedCalendar {
  return {
    zone: row.time_zone,
    rules: rulesOf(row),
    weekly: row.weekly.map(rangesOf),
    overrides: new Map<number, readonly Range[]>(row.overrides?.map(({ day, ranges }) => [dayNumber(day), rangesOf(ranges)])),
    timeOff: row.time_off ?? [],
    visits: row.starts === null ? [] : appointmentsOf(row),
    modes: appointmentModes.filter((mode) => feeInMode(row, mode) !== null),
    standsUntil: row.hold_ends === null ? Number.POSITIVE_INFINITY : Date.parse(row.hold_ends),
  }
}

type RuleColumns =
  | 'slot_minutes'
  | 'buffer_before_minutes'
  | 'buffer_after_minutes'
  | 'notice_minutes'
  | 'horizon_days'
  | 'daily_limit'

/** The rules of a row, by their names in the contract. */
export function rulesOf(row: Pick<Selectable<AvailabilityTable>, RuleColumns>): DoctorCalendar['rules'] {
  return {
    slotMinutes: row.slot_minutes,
    bufferBefore: row.buffer_before_minutes,
    bufferAfter: row.buffer_after_minutes,
    minimumNotice: row.notice_minutes,
    horizonDays: row.horizon_days,
    dailyLimit: row.daily_limit,
  }
}
