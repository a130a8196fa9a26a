import type { OfferKind, Outcome } from '#contract/medicine-orders/values.ts'
import type { Generated, Instant, OptionalInstant } from '#server/kernel/columns.ts'

export interface MedicineOrderTable {
  order_id: string
  prescription_id: string
  pharmacy_id: string
  /** Goes up with each quote. */
  revision: Generated<number>
  quote_note: Generated<string>
  /** The pharmacist has the paper itself. */
  has_paper: Generated<boolean>
  /** Minor units, as it was when it was quoted. */
  delivery_fee: Generated<number>
  requested_at: Instant
  quoted_at: OptionalInstant
  /** Until when the other one answers; `null` once nobody waits. */
  answer_until: OptionalInstant
}

/** A line of the prescription that was sent. */
export interface MedicineOrderLineTable {
  order_id: string
  line_id: string
  position: number
  offer: OfferKind | null
  /** Of the order's line that it is sold on; `null` of what is not to be had. */
  order_position: number | null
  product_id: string | null
  name: string | null
  /** Packs. */
  quantity: number | null
  /** Minor units of one pack. */
  unit_amount: number | null
  offer_note: Generated<string>
  outcome: Outcome | null
  /** Packs that were given in all, and what they hold in the unit of the dose. */
  given: number | null
  amount: number | null
  /** Of what was given last. */
  lot: string | null
  expires_on: string | null
  reason: Generated<string>
  /** Why it was given although it was given within a week. */
  recent_reason: Generated<string>
  dispensed_at: OptionalInstant
}

/** What was given of a line at once. Written by the database with each change of `given`. */
export interface MedicineOrderPartTable {
  order_id: string
  line_id: string
  number: number
  packs: number
  /** In the unit of the dose; `null` of parts from before amounts were kept. */
  amount: number | null
  product_id: string | null
  lot: string
  expires_on: string | null
  dispensed_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    medicine_orders: MedicineOrderTable
    medicine_order_lines: MedicineOrderLineTable
    medicine_order_parts: MedicineOrderPartTable
  }
}
