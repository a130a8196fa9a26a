import { sql, type Selectable } from 'kysely'
import { visitModes } from '#contract/doctors/values.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { AvailabilityTable } from '../tables.ts'
import { type BookedVisit, type DoctorCalendar, type Range, type Span, dayNumber, rangesOf } from './calendar.ts'
import { dayLength } from './zone.ts'

/** Two days more than asked: a day of the doctor's zone may begin a day before or end a day after it. */
const margin = 2 * dayLength

/** Visits that are seen in a doctor's calendar: those that hold time, and those over early, for the limit of their day. */
const seenStates = ['pending_payment', 'confirmed', 'waiting', 'in_progress', 'completed'] as const

/**
 * What decides when these doctors are free between two instants, every table read once whatever their number. Doctors without
 * availability, and ids of nobody, have no entry.
 * @param without leaves this visit out: the one that is being moved
 */
export async function loadCalendars(
  db: Reader,
  doctorIds: readonly string[],
  window: { readonly from: number; readonly to: number; readonly now: number; readonly without?: string },
): Promise<Map<string, DoctorCalendar>> {
  if (doctorIds.length === 0) return new Map()
  const from = new Date(Math.min(window.from, window.now) - margin).toISOString()
  const to = new Date(window.to + margin).toISOString()
  const ids = sql<string>`any(${[...doctorIds]}::uuid[])`
  const settings = await db
    .selectFrom('availability')
    .innerJoin('doctors', 'doctors.user_id', 'availability.doctor_id')
    .selectAll('availability')
    .select(['video_fee', 'clinic_fee'])
    .where('doctor_id', '=', ids)
    .execute()
  const overrides = await db
    .selectFrom('availability_overrides')
    .select(['doctor_id', 'day', 'ranges'])
    .where('doctor_id', '=', ids)
    .where('day', '>=', from.slice(0, 10))
    .where('day', '<=', to.slice(0, 10))
    .execute()
  const timeOff = await db
    .selectFrom('time_off')
    .select(['doctor_id', 'starts_at', 'ends_at'])
    .where('doctor_id', '=', ids)
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .execute()
  const visits = await db
    .selectFrom('appointments')
    .select(['id', 'doctor_id', 'state', 'starts_at', 'ends_at', 'buffer_before_minutes', 'buffer_after_minutes'])
    .where('doctor_id', '=', ids)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .where('state', 'in', seenStates)
    .execute()

  const overridesOf = byDoctor(overrides)
  const timeOffOf = byDoctor(timeOff)
  const visitsOf = byDoctor(visits)
  return new Map(
    settings.map((row) => [
      row.doctor_id,
      {
        zone: row.time_zone,
        rules: rulesOf(row),
        weekly: row.weekly.map(rangesOf),
        overrides: new Map<number, readonly Range[]>(
          overridesOf.get(row.doctor_id)?.map(({ day, ranges }) => [dayNumber(day), rangesOf(ranges)]),
        ),
        timeOff: (timeOffOf.get(row.doctor_id) ?? []).map(spanOf),
        visits: (visitsOf.get(row.doctor_id) ?? [])
          .filter(({ id }) => id !== window.without)
          .map((visit): BookedVisit => ({
            ...spanOf(visit),
            before: visit.buffer_before_minutes,
            after: visit.buffer_after_minutes,
            blocks: visit.state !== 'completed',
          })),
        modes: visitModes.filter((mode) => (mode === 'video' ? row.video_fee : row.clinic_fee) !== null),
      },
    ]),
  )
}

/** The rules of a row, by their names in the contract. */
export function rulesOf(
  row: Omit<Selectable<AvailabilityTable>, 'weekly' | 'version' | 'updated_at' | 'doctor_id' | 'time_zone'>,
): DoctorCalendar['rules'] {
  return {
    slotMinutes: row.slot_minutes,
    bufferBefore: row.buffer_before_minutes,
    bufferAfter: row.buffer_after_minutes,
    minimumNotice: row.notice_minutes,
    horizonDays: row.horizon_days,
    dailyLimit: row.daily_limit,
  }
}

function spanOf(row: { starts_at: string; ends_at: string }): Span {
  return { start: Date.parse(row.starts_at), end: Date.parse(row.ends_at) }
}

function byDoctor<R extends { readonly doctor_id: string }>(rows: readonly R[]): Map<string, R[]> {
  const grouped = new Map<string, R[]>()
  for (const row of rows) {
    const own = grouped.get(row.doctor_id)
    if (own) own.push(row)
    else grouped.set(row.doctor_id, [row])
  }
  return grouped
}
