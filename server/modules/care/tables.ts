import type { Schedule } from '#contract/care/schemas.ts'
import type { CareKind } from '#contract/care/values.ts'
import type { ObservationKind } from '#contract/observations/values.ts'
import type { Instant, Json, OptionalInstant } from '#server/kernel/columns.ts'

/** Something that a doctor set for a person or pet. Health data. */
export interface CareItemTable {
  id: string
  patient_id: string
  pet_id: string | null
  /** Who set it; `null` once the account is gone. */
  author_id: string | null
  kind: CareKind
  title: string
  details: string
  observation_kind: ObservationKind | null
  schedule: Json<Schedule>
  /** Of a schedule by hours: from when they are counted. */
  starts_at: OptionalInstant
  created_at: Instant
  stopped_at: OptionalInstant
  stopped_by: string | null
  stop_reason: string
  /** When people are told next; `null`: never again. */
  next_at: OptionalInstant
}

/** Somebody did it; what was taken back stays, and counts no more. */
export interface CareTickTable {
  id: string
  item_id: string
  /** Which one, by the schedule: a day, a wall time or an instant. */
  slot: string
  due_at: Instant
  ticked_by: string | null
  ticked_at: Instant
  undone_at: OptionalInstant
}

/** People were told that the next one is due. */
export interface VaccinationReminderTable {
  entry_id: string
  due_on: string
  told_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    care_items: CareItemTable
    care_ticks: CareTickTable
    vaccination_reminders: VaccinationReminderTable
  }
}
