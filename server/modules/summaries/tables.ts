import type { Generated, Instant } from '#server/kernel/columns.ts'

/** Health data: for the parties alone. */
interface Parts {
  found: string
  treatment: string
  advice: string
  warning: string
  come_back: string
}

export interface SummaryDraftTable extends Parts {
  appointment_id: string
  /** Goes up with each change. */
  revision: number
  updated_at: Instant
}

/** What was shared, as it was. */
export interface SharedSummaryTable extends Parts {
  appointment_id: string
  /** 1 is the first; the last is what holds. */
  edition: number
  /** Of the draft that was shared. */
  revision: number
  shared_by: string
  shared_at: Instant
  /** Of the paper that this edition is. */
  paper_id: Generated<string>
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    summary_drafts: SummaryDraftTable
    shared_summaries: SharedSummaryTable
  }
}
