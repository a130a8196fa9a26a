import type { DifferenceKind, LedgerAccount, LedgerMove } from '#contract/ledger/values.ts'
import type { Instant, OptionalInstant } from '#server/kernel/columns.ts'

export interface LedgerTransactionTable {
  id: string
  kind: LedgerMove
  /** The payment, refund, use, statement or dispute that it is about. */
  source_id: string
  order_id: string | null
  at: Instant
}

export interface LedgerEntryTable {
  transaction_id: string
  position: number
  account: LedgerAccount
  /** The seller or company whose account it is. */
  party_id: string | null
  currency: string
  /** Minor units; a debit is above 0. */
  amount: number
}

export interface LedgerDifferenceTable {
  id: string
  kind: DifferenceKind
  subject: string
  currency: string | null
  expected: number
  found: number
  found_at: Instant
  seen_at: Instant
  resolved_at: OptionalInstant
}

export interface LedgerComparisonTable {
  at: Instant
  differences: number
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    ledger_transactions: LedgerTransactionTable
    ledger_entries: LedgerEntryTable
    ledger_differences: LedgerDifferenceTable
    ledger_comparisons: LedgerComparisonTable
  }
}
