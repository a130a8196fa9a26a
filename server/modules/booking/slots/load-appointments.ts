import { sql, type RawBuilder } from 'kysely'
import type { BookedAppointment } from './calendar.ts'

interface Within {
  /** ISO instants. */
  readonly from: string
  readonly to: string
  readonly now: string
  readonly without?: string | undefined
}

/** The visits of one doctor, each fact as a list of its own: a list of doctors reads thousands, and an object for each takes the database five times as long. */
export interface AppointmentLists {
  /** Milliseconds. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** Minutes. */
  readonly buffers_before: readonly number[]
  readonly buffers_after: readonly number[]
  readonly blocking: readonly boolean[]
}

/**
 * Visits that hold time or, over early, count for their day: a query of one row for each doctor who has some, of `VisitLists`. Holds that have
 * run out are none, also before the job has ended them; times that are offered to somebody are, until the offer has gone to the next.
 */
export function bookedAppointments(doctorIds: RawBuilder<string>, within: Within): RawBuilder<unknown> {
  return sql`
    select doctor_id, json_agg(floor(date_part('epoch', starts_at) * 1000)) as starts,
      json_agg(ceil(date_part('epoch', ends_at) * 1000)) as ends,
      json_agg(buffer_before_minutes) as buffers_before, json_agg(buffer_after_minutes) as buffers_after,
      json_agg(state <> 'completed') as blocking
    from (
      select doctor_id, starts_at, ends_at, buffer_before_minutes, buffer_after_minutes, state
      from appointments
      where doctor_id = ${doctorIds} and starts_at >= ${within.from} and starts_at < ${within.to}
        and state in ('pending_payment', 'confirmed', 'waiting', 'in_progress', 'completed')
        and id not in (select id from appointments where state = 'pending_payment' and hold_expires_at <= ${within.now})
        ${within.without === undefined ? sql`` : sql`and id <> ${within.without}`}
      union all
      select doctor_id, starts_at, ends_at, buffer_before_minutes, buffer_after_minutes, state
      from slot_offers
      where doctor_id = ${doctorIds} and starts_at >= ${within.from} and starts_at < ${within.to} and state = 'open'
        ${within.without === undefined ? sql`` : sql`and appointment_id <> ${within.without}`}) taken
    group by doctor_id`
}

export function appointmentsOf(lists: AppointmentLists): BookedAppointment[] {
  return lists.starts.map((start, index) => ({
    start,
    end: lists.ends[index]!,
    before: lists.buffers_before[index]!,
    after: lists.buffers_after[index]!,
    blocks: lists.blocking[index]!,
  }))
}

/** When the first of the doctors' holds runs out that stand now: a query of one row for each doctor who has some. */
export function nextHoldEnds(doctorIds: RawBuilder<string>, now: string): RawBuilder<unknown> {
  return sql`
    select doctor_id, min(hold_expires_at) as ends_at
    from appointments
    where doctor_id = ${doctorIds} and state = 'pending_payment' and hold_expires_at > ${now}
    group by doctor_id`
}
