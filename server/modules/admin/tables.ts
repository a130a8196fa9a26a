import type { OperationOutcome, OperationState, OperationVerb } from '#contract/admin/account-values.ts'
import type { InterventionVerb, OfficeRefundState } from '#contract/admin/order-values.ts'
import type { LeftKind, WindDownVerb } from '#contract/admin/wind-down-values.ts'
import type { Generated, Instant, Json, OptionalInstant } from '#server/kernel/columns.ts'

interface OperationTable {
  id: string
  verb: OperationVerb
  state: OperationState
  reason: string
  by_id: string
  started_at: Instant
  /** Until then it can be taken back, and its mails wait. */
  regret_until: Instant
  /** When everybody it concerned had been told. */
  told_at: OptionalInstant
}

interface OperationRowTable {
  operation_id: string
  user_id: string
  outcome: Generated<OperationOutcome>
  told_at: OptionalInstant
}

interface AccountSuspensionTable {
  id: string
  user_id: string
  /** The operation that did it, where it was one. */
  operation_id: string | null
  reason: string
  suspended_at: Instant
  suspended_by: string | null
  restored_at: OptionalInstant
  restored_by: string | null
  restored_operation_id: string | null
}

interface DailyRevenueTable {
  zone: string
  /** In that zone. */
  day: string
  currency: string
  /** Minor units. */
  amount: number
}

interface OfficeRefundTable {
  id: string
  order_id: string
  verb: InterventionVerb
  /** What reaches the buyer, in minor units. */
  amount: number
  lines: Json<{ position: number; quantity: number }[]>
  reason: string
  state: OfficeRefundState
  asked_by: string
  asked_at: Instant
  expires_at: Instant
  decided_by: string | null
  decided_at: OptionalInstant
  decided_reason: string | null
}

interface WindDownDecisionTable {
  suspension_id: string
  kind: LeftKind
  record_id: string
  verb: WindDownVerb
  reason: string
  decided_by: string
  decided_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    daily_revenue: DailyRevenueTable
    operations: OperationTable
    office_refunds: OfficeRefundTable
    operation_rows: OperationRowTable
    account_suspensions: AccountSuspensionTable
    wind_down_decisions: WindDownDecisionTable
  }
}
