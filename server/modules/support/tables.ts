import type { RequestState } from '#contract/support/states.ts'
import type { MessageSide, RequestSource, RequestTopic } from '#contract/support/values.ts'
import type { Generated, Instant, OptionalInstant } from '#server/kernel/columns.ts'

interface SupportRequestTable {
  id: string
  year: number
  sequence: number
  /** `null`: a visitor, or an account that is closed. */
  person_id: string | null
  name: string
  /** Of a visitor: as they typed it. */
  email: string | null
  locale: string
  topic: RequestTopic
  source: RequestSource
  subject: string
  state: RequestState
  revision: Generated<number>
  assigned_to: string | null
  failed_call: string | null
  /** Of a message that an older process took through the contact page. */
  contact_message_id: string | null
  opened_at: Instant
  /** Since when it stands in its state. */
  since: Instant
  last_at: Instant
  snoozed_until: OptionalInstant
  office_wrote_at: OptionalInstant
  person_read_at: OptionalInstant
}

interface SupportMessageTable {
  id: string
  request_id: string
  side: MessageSide
  author_id: string | null
  text: string
  at: Instant
}

/** What older processes took through the contact page; a job makes requests of it. */
interface ContactMessageTable {
  id: string
  name: string
  email: string
  subject: string
  message: string
  created_at: Instant
  handled_at: OptionalInstant
  handled_by: string | null
}

interface CannedAnswerTable {
  id: string
  locale: string
  title: string
  text: string
  revision: Generated<number>
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    support_numbers: { year: number; last: number }
    support_requests: SupportRequestTable
    support_messages: SupportMessageTable
    contact_messages: ContactMessageTable
    canned_answers: CannedAnswerTable
    support_presence: { user_id: string; seen_at: Instant }
  }
}
