import type { LineSubject, OrderEventKind } from '#contract/orders/schemas.ts'
import type { OrderKind, OrderState } from '#contract/orders/states.ts'
import type { DefaultedJson, Generated, Instant, Json } from '#server/kernel/columns.ts'

/** A line as it is kept; amounts in the order's currency. */
export interface StoredLine {
  readonly subject: LineSubject
  readonly quantity: number
  readonly unitPrice: number
  readonly amount: number
}

export interface OrderTable {
  id: string
  number: string
  kind: OrderKind
  state: OrderState
  buyer_id: string
  seller_id: string
  appointment_id: string | null
  lines: Json<StoredLine[]>
  currency: string
  subtotal: number
  discount: Generated<number>
  total: number
  /** Given back so far, or on its way back. */
  refunded: Generated<number>
  coupon_id: string | null
  created_at: Instant
  updated_at: Instant
}

export interface OrderEventTable {
  id: string
  order_id: string
  at: Instant
  actor_id: string | null
  event: OrderEventKind
  reason: string | null
  /** `state` when the event changed it. */
  data: DefaultedJson<{ state?: OrderState }>
}

export interface InvoiceCounterTable {
  seller_id: string
  year: number
  last: number
}

export interface InvoiceTable {
  id: string
  order_id: string
  seller_id: string
  kind: 'invoice' | 'credit_note'
  corrects_id: string | null
  year: number
  sequence: number
  number: string
  /** Names and address as they were at issue: a document does not change. */
  seller_name: string
  seller_address: string | null
  seller_country: string | null
  buyer_name: string
  lines: Json<StoredLine[]>
  discount: Generated<number>
  amount: number
  currency: string
  reason: string | null
  issued_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    orders: OrderTable
    order_events: OrderEventTable
    invoice_counters: InvoiceCounterTable
    invoices: InvoiceTable
  }
}
