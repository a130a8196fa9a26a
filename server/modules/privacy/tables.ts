import type { Locale } from '#contract/kernel/values.ts'
import type { copyStates } from '#contract/privacy/values.ts'
import type { Generated, Instant, OptionalInstant } from '#server/kernel/columns.ts'

interface ErasureTable {
  id: string
  user_id: string
  state: 'cooling' | 'taken_back' | 'running' | 'erased'
  asked_at: Instant
  due_at: Instant
  reminded_at: OptionalInstant
  /** When it was due first and something held it. */
  deferred_at: OptionalInstant
  /** Its place in the ledger outside of the database. */
  ledger_number: number | null
  ended_at: OptionalInstant
  /** When the last byte of the person's files had gone. */
  files_removed_at: OptionalInstant
  /** When what was kept for some years had gone too. */
  released_at: OptionalInstant
}

interface DataCopyTable {
  /** Also the key of its bytes. */
  id: string
  user_id: string
  state: (typeof copyStates)[number]
  locale: Locale
  done: Generated<number>
  parts: Generated<number>
  bytes: number | null
  asked_at: Instant
  ready_at: OptionalInstant
  expires_at: OptionalInstant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    erasures: ErasureTable
    data_copies: DataCopyTable
  }
}
