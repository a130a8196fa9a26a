import type { AutoshipState } from '#contract/autoships/machine.ts'
import type { AutoshipAsk, AutoshipKind, AutoshipOutcome, autoshipPayments, CardFailure } from '#contract/autoships/values.ts'
import type { Delivery } from '#contract/orders/goods-order.ts'
import type { Generated, Instant, OptionalInstant } from '#server/kernel/columns.ts'

export interface AutoshipTable {
  id: string
  user_id: string
  pharmacy_id: string
  kind: AutoshipKind
  product_id: string | null
  prescription_id: string | null
  line_id: string | null
  quantity: number
  every_weeks: number
  delivery: Delivery
  address_id: string | null
  /** Minor units that one delivery may cost, all told. */
  agreed_total: number | null
  currency: string
  /** Charged while its owner is away; may be one that was removed since. */
  card_id: string | null
  state: Generated<AutoshipState>
  asks: AutoshipAsk | null
  asks_from: number | null
  asks_to: number | null
  /** On the calendar of the person's zone. */
  next_on: string
  /** When people are told of it. */
  notice_on: string
  /** The day of which they were told. */
  told_for: string | null
  created_at: Instant
}

/** What became of a day on which it was due. */
export interface AutoshipRunTable {
  autoship_id: string
  due_on: string
  outcome: AutoshipOutcome
  order_id: string | null
  payment: (typeof autoshipPayments)[number] | null
  /** Of what is `due`: when the card is tried next. */
  charge_at: OptionalInstant
  card_failure: CardFailure | null
  at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    autoships: AutoshipTable
    autoship_runs: AutoshipRunTable
  }
}
