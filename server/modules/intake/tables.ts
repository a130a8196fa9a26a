import type { ColumnType } from 'kysely'
import type { FlagLevel, IntakeAnswers, IntakeComplaint } from '#contract/intake/question.ts'
import type { DefaultedJson, Instant } from '#server/kernel/columns.ts'

/** Health data: for the parties alone, in no log and no event. */
export interface IntakeTable {
  appointment_id: string
  complaint: IntakeComplaint
  answers: DefaultedJson<IntakeAnswers>
  /** As they were told then: rules may change, what somebody was told does not. */
  flags: DefaultedJson<{ id: string; level: FlagLevel }[]>
  updated_at: Instant
}

/** A photo or a video beside the answers; health data. It has its place from the beginning, and is an upload until it is a file. */
export interface IntakeMediumTable {
  id: string
  appointment_id: string
  /** From 1, unique within the visit: so there are never more than places. */
  place: number
  upload_id: string | null
  file_id: string | null
  description: ColumnType<string, string | undefined, string>
  created_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    intakes: IntakeTable
    intake_media: IntakeMediumTable
  }
}
