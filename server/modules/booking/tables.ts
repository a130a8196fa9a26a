import type { HourRange } from '#contract/booking/availability-schemas.ts'
import type { FollowUpUnit } from '#contract/booking/follow-up.ts'
import type { ReminderHours } from '#contract/booking/rules.ts'
import type { AppointmentState, TimelineVerb } from '#contract/booking/states.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import type { ColumnType } from 'kysely'
import type { DefaultedJson, Generated, Instant, OptionalInstant } from '#server/kernel/columns.ts'

export interface AvailabilityTable {
  doctor_id: string
  /** Where the hours are; IANA. */
  time_zone: string
  slot_minutes: Generated<number>
  buffer_before_minutes: Generated<number>
  buffer_after_minutes: Generated<number>
  notice_minutes: Generated<number>
  horizon_days: Generated<number>
  daily_limit: number | null
  /** Seven days, Monday first. */
  weekly: DefaultedJson<HourRange[][]>
  version: Generated<number>
  updated_at: Instant
}

export interface AvailabilityOverrideTable {
  id: string
  doctor_id: string
  /** `2026-11-20` in the doctor's zone. */
  day: string
  /** None: closed. */
  ranges: DefaultedJson<HourRange[]>
  note: string | null
}

export interface TimeOffTable {
  id: string
  doctor_id: string
  starts_at: Instant
  ends_at: Instant
  /** Of whole days, both included; the instants follow from them and the doctor's zone. */
  first_day: string | null
  last_day: string | null
  note: string | null
}

export interface AppointmentTable {
  id: string
  number: string
  patient_id: string
  pet_id: string | null
  doctor_id: string
  /** A carer of the pet; `null` where the patient booked. */
  booked_by: string | null
  mode: AppointmentMode
  state: AppointmentState
  starts_at: Instant
  ends_at: Instant
  /** The rules' buffers as they were when it was booked. */
  buffer_before_minutes: number
  buffer_after_minutes: number
  /** The time with its buffers: what the exclusion constraint compares. Written as `[from,to)`; never read. */
  blocked: ColumnType<string, string, string>
  /** Health data: for the parties alone. */
  reason: Generated<string>
  fee: number
  currency: string
  /** While it is unpaid. */
  hold_expires_at: OptionalInstant
  /** Counts the times it was moved, or stood again after its hold had run out: the calendar file's SEQUENCE follows from it. */
  sequence: Generated<number>
  /** The start that a refund is reckoned from, once moving the visit could no longer win back the full one; else its own. */
  refund_start: OptionalInstant
  cancelled_by: 'patient' | 'doctor' | 'platform' | null
  /** Who did not come, of a `no_show`. */
  absent: 'patient' | 'doctor' | null
  created_at: Instant
  updated_at: Instant
}

export interface AppointmentEventTable {
  id: string
  appointment_id: string
  at: Instant
  actor_id: string | null
  actor_role: 'patient' | 'doctor' | 'staff' | 'platform' | null
  event: TimelineVerb
  reason: string | null
  /** `state` after it; `movedFrom`, the former start, of a visit that was moved. */
  data: DefaultedJson<{ state: AppointmentState; movedFrom?: string }>
}

/** A reminder that was sent, of the start that it was about. */
export interface AppointmentReminderTable {
  appointment_id: string
  starts_at: Instant
  hours_ahead: ReminderHours
  sent_at: Instant
}

/** Who would come earlier than their confirmed visit; in the order of joining. */
export interface EarlierSlotWishTable {
  appointment_id: string
  doctor_id: string
  joined_at: Instant
}

/** A time that fell free, kept for one visit while it is `open`. */
export interface SlotOfferTable {
  id: string
  /** The visit that would move there. */
  appointment_id: string
  doctor_id: string
  starts_at: Instant
  ends_at: Instant
  buffer_before_minutes: number
  buffer_after_minutes: number
  /** As of an appointment: what the exclusion constraint compares. */
  blocked: ColumnType<string, string, string>
  state: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
  offered_at: Instant
  expires_at: Instant
}

/** Time that fell free and is still to be offered; gone as soon as it was. */
export interface FreedTimeTable {
  id: string
  doctor_id: string
  starts_at: Instant
  ends_at: Instant
  freed_at: Instant
}

/** Another visit that the doctor suggests after a completed one. */
export interface FollowUpTable {
  appointment_id: string
  amount: number
  unit: FollowUpUnit
  /** Health data: for the parties alone. */
  purpose: Generated<string>
  /** `2027-01-04`, counted from the day of the visit. */
  due_on: string
  remind_at: Instant
  reminded_at: OptionalInstant
  put_away_at: OptionalInstant
  created_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    availability: AvailabilityTable
    availability_overrides: AvailabilityOverrideTable
    time_off: TimeOffTable
    appointments: AppointmentTable
    appointment_events: AppointmentEventTable
    appointment_reminders: AppointmentReminderTable
    earlier_slot_wishes: EarlierSlotWishTable
    slot_offers: SlotOfferTable
    freed_times: FreedTimeTable
    follow_ups: FollowUpTable
  }
}
