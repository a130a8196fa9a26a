import type { DefaultedJson, Generated, Instant, Json, OptionalInstant, OptionalJson } from './columns.ts'
import type {
  NoticeDeliveryTable,
  NoticePreferenceTable,
  NoticeTable,
  PushSubscriptionTable,
  QuietHoursTable,
} from './notice-tables.ts'
import type { Attachment, Channel } from './ports.ts'
import type { AuditedChange } from './work.ts'

interface IdempotencyKeyTable {
  /** The user's id, or for a visitor a hash of where they call from. */
  owner: string
  key: string
  /** Hash of method, path and body: the same key for something else is refused. */
  fingerprint: string
  /** Of the kept answer; null while the first call is still running. */
  status: number | null
  answer: Json<unknown> | null
  content_type: string | null
  locked_until: OptionalInstant
  created_at: Instant
  /** Which run of the call holds the key. */
  lease: string | null
  /** What each unit of work of the unanswered call gave, in order, written with the unit itself. */
  steps: DefaultedJson<readonly { readonly result?: unknown }[]>
}

interface AttemptCounterTable {
  /** What is counted: uses of something limited, or failed attempts. */
  scope: string
  /** Hash of the e-mail address, phone, network address or user. */
  subject: string
  failures: number
  window_started_at: Instant
  locked_until: OptionalInstant
}

interface JobTable {
  name: string
  next_run_at: Instant
  locked_until: OptionalInstant
  last_run_at: OptionalInstant
  last_error: string | null
  /** Of the run that has the lease: its token. */
  run_id: string | null
  /** While it is paused it runs on no process. */
  paused_at: OptionalInstant
  paused_by: string | null
  pause_reason: string | null
}

/** A change of what administrators set; the newest version is in force. Rows are only added. */
interface OfficeSettingTable {
  name: string
  version: number
  /** Null where it was put back to the usual. */
  value: number | null
  reason: string
  set_by: string
  set_at: Instant
}

/** `overdue`: it did not end in its time and was given up. `lost`: its process died or fell silent, and another took the job. */
export type RunOutcome = 'done' | 'failed' | 'overdue' | 'lost'

interface JobRunTable {
  id: string
  job: string
  started_at: Instant
  ended_at: OptionalInstant
  duration_ms: number | null
  /** Null while it runs. */
  outcome: RunOutcome | null
  /** The kind of the failure; never its words, which may quote what people entered. */
  error: string | null
}

interface AuditEntryTable {
  id: string
  at: Instant
  user_id: string | null
  action: string
  record_kind: string
  record_id: string
  reason: string | null
  capacity: string | null
  session_id: string | null
  impersonator_id: string | null
  request_id: string | null
  concerns_id: string | null
  changes: OptionalJson<readonly AuditedChange[]>
}

interface OutboxMessageTable {
  id: string
  channel: Channel
  /** Address, number, or the id of a push subscription. */
  recipient: string
  subject: string | null
  text: string
  attachments: DefaultedJson<readonly Attachment[]>
  template: string
  locale: string
  /** `discarded`: by the office, with its reason, or because it made no sense any more (`error` is then `stale`). */
  state: Generated<'pending' | 'sent' | 'failed' | 'discarded'>
  attempts: Generated<number>
  next_attempt_at: Instant
  courier: string | null
  error: string | null
  created_at: Instant
  sent_at: OptionalInstant
  /** From then on what it says is over, and it is not sent any more. */
  stale_at: OptionalInstant
  discard_reason: string | null
  /** The call that it was written in; `null` of a job's. */
  request_id: string | null
}

/** What is kept of a failure: never its message, which may quote what people entered. */
export interface KeptFailure {
  readonly kind: string
  readonly code: string | null
  readonly constraint: string | null
  readonly frames: readonly string[]
}

interface RequestTraceTable {
  request_id: string
  at: Instant
  method: string
  /** The pattern; addresses hold ids. */
  route: string
  status: number
  code: string | null
  milliseconds: number
  failure: OptionalJson<KeptFailure>
}

declare module './db.ts' {
  interface Tables {
    attempt_counters: AttemptCounterTable
    idempotency_keys: IdempotencyKeyTable
    jobs: JobTable
    job_runs: JobRunTable
    office_settings: OfficeSettingTable
    audit_entries: AuditEntryTable
    outbox_messages: OutboxMessageTable
    request_traces: RequestTraceTable
    notices: NoticeTable
    notice_preferences: NoticePreferenceTable
    notice_deliveries: NoticeDeliveryTable
    quiet_hours: QuietHoursTable
    push_subscriptions: PushSubscriptionTable
  }
}
