import type { TaxedAmount } from '#contract/orders/invoice-tax.ts'
import type { LineSubject, OrderEventKind } from '#contract/orders/schemas.ts'
import type { OrderPaymentState } from '#contract/orders/order-payment.ts'
import type { OrderKind } from '#contract/orders/states.ts'
import type { Generated, Instant, Json } from '#server/kernel/columns.ts'

/** A line as an invoice keeps it; amounts in its currency. */
export interface StoredLine {
  readonly subject: LineSubject
  readonly quantity: number
  readonly unitPrice: number
  readonly amount: number
  /** What it comes to after its discount; absent on papers of older versions. */
  readonly tax?: TaxedAmount
  /** On a credit note: which line of the invoice it credits, from 1; absent on papers of older versions. */
  readonly position?: number
}

export interface OrderTable {
  id: string
  number: string
  kind: OrderKind
  /** How its money stands; and how it is fulfilled, by the machine of its kind. */
  payment_state: OrderPaymentState
  fulfilment_state: string
  buyer_id: string
  seller_id: string
  /** What was ordered, by kind of record and id; one order at most for an appointment. */
  subject_kind: string | null
  subject_id: string | null
  /** Read by older processes only: `order_lines` has them. */
  lines: Json<StoredLine[]>
  currency: string
  subtotal: number
  /** `covered` of it is what the buyer's plan includes; the rest a coupon's. */
  discount: Generated<number>
  covered: Generated<number>
  /** Of `covered` what the seller does not get after all. */
  covered_returned: Generated<number>
  /** Of all lines; within the amounts, or on top of them. */
  tax: Generated<number>
  tax_included: Generated<boolean>
  total: number
  /** Given back so far, or on its way back. */
  refunded: Generated<number>
  /** What of the total the platform gave back at its own expense; the rest of it is the seller's. */
  goodwill: Generated<number>
  coupon_id: string | null
  created_at: Instant
  updated_at: Instant
}

export interface OrderLineTable {
  order_id: string
  /** From 1. */
  position: number
  kind: 'visit' | 'product' | 'delivery'
  /** What the line is for: what the platform has words for, or the name that a seller gave. */
  words: 'visit.video' | 'visit.clinic' | 'delivery' | null
  title: string | null
  /** The record that is sold. */
  subject_kind: string | null
  subject_id: string | null
  quantity: number
  unit_amount: number
  /** The line's part of the order's discount. */
  discount: Generated<number>
  covered: Generated<number>
  tax: Generated<number>
  /** Hundredths of a percent. */
  tax_rate: Generated<number>
  /** The unit's amount holds the tax. */
  tax_included: Generated<boolean>
  /** `quantity * unit_amount - discount`, and the tax where it is not included. */
  total: number
}

/** Pieces of a line that went back. */
export interface OrderRefundLineTable {
  id: string
  order_id: string
  position: number
  quantity: number
  amount: number
  at: Instant
}

export interface OrderEventTable {
  id: string
  order_id: string
  at: Instant
  actor_id: string | null
  event: OrderEventKind
  reason: string | null
  /** The states that the event entered. */
  payment_state: OrderPaymentState | null
  fulfilment_state: string | null
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
  buyer_address: string | null
  buyer_country: string | null
  lines: Json<StoredLine[]>
  /** A coupon's; and what the buyer's plan includes. */
  discount: Generated<number>
  covered: Generated<number>
  amount: number
  currency: string
  reason: string | null
  issued_at: Instant
}

declare module '#server/kernel/db.ts' {
  interface Tables {
    orders: OrderTable
    order_lines: OrderLineTable
    order_refund_lines: OrderRefundLineTable
    order_events: OrderEventTable
    invoice_counters: InvoiceCounterTable
    invoices: InvoiceTable
  }
}
