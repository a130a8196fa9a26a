import type { LicenceState } from '#contract/doctors/values.ts'
import type { Licensed } from '#contract/licences/values.ts'
import type { Instant, OptionalInstant } from '#server/kernel/columns.ts'

interface LicenceReviewTable {
  user_id: string
  submitted_at: Instant
  renews_until: string | null
  claimed_by: string | null
  claimed_at: OptionalInstant
}

interface LicencePaperTable {
  file_id: string
  user_id: string
  name: string
  added_at: Instant
}

interface LicenceReminderTable {
  user_id: string
  expires_on: string
  days: number
  sent_at: Instant
}

/** A view of doctors and pharmacies. */
interface LicenceView {
  user_id: string
  kind: Licensed
  number: string
  state: LicenceState
  reason: string | null
  expires_on: string | null
}

/** A view: what the office has to decide on, with its account. */
interface WaitingLicenceView extends LicenceView {
  name: string
  email: string
  waits_since: Instant
  renews_until: string | null
  claimed_by: string | null
  claimed_at: OptionalInstant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    licence_reviews: LicenceReviewTable
    licence_papers: LicencePaperTable
    licence_reminders: LicenceReminderTable
    licences: LicenceView
    waiting_licences: WaitingLicenceView
  }
}
