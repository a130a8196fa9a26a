import { z } from 'zod'
import { appointmentModes } from '../doctors/values.ts'
import { id, instant, locale, money } from '../kernel/values.ts'
import { lineInput } from '../kernel/text.ts'
import { paymentSummary } from '../payments/schemas.ts'
import { postalAddress } from '../kernel/postal-address.ts'
import { orderPaymentStates } from './order-payment.ts'
import { orderKinds, orderStates } from './states.ts'

/** What a line is for; whoever reads it is told in their own language. A product keeps the name its seller gave it. */
export const lineSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('visit'), mode: z.enum(appointmentModes) }),
  z.strictObject({ kind: z.literal('product'), name: z.string() }),
  z.strictObject({ kind: z.literal('delivery') }),
  z.strictObject({ kind: z.literal('correction'), invoiceNumber: z.string() }),
])
export type LineSubject = z.infer<typeof lineSubject>

export const orderLine = z.strictObject({
  subject: lineSubject,
  quantity: z.int().min(1),
  unitPrice: money,
  amount: money,
})

/** A line of an order: `amount` is before the discount, `total` after its part of it and with tax, which the price may hold already. */
const pricedLine = orderLine.extend({
  /** The record that is sold. */
  record: z.strictObject({ kind: z.string(), id }).nullable(),
  /** A coupon's; and what the buyer's plan includes of it. */
  discount: money,
  covered: money,
  tax: money,
  /** Hundredths of a percent. */
  taxRate: z.int(),
  total: money,
})

/** A step of the timeline. `by` says in which part the person acted, never who it was. */
export const orderEvent = z.strictObject({
  at: instant,
  /** The states entered; `null` for what changes none (a coupon put on, a refund that arrived). */
  state: z.enum(orderStates).nullable(),
  paymentState: z.enum(orderPaymentStates).nullable(),
  kind: z.enum([
    'placed',
    'quoted',
    'agreed',
    'declined',
    'couponApplied',
    'couponRemoved',
    'paymentFailed',
    'paid',
    'completed',
    'missed',
    'refunded',
    'goodwill',
    'refundArrived',
    'cancelled',
    'expired',
    'paidLate',
    'accepted',
    'rejected',
    'prepared',
    'dispatched',
    'delivered',
  ]),
  by: z.enum(['buyer', 'seller', 'admin', 'platform']),
  reason: z.string().nullable(),
})

export const order = z.strictObject({
  id,
  /** Shown to people: `A-48213-90571`. */
  number: z.string(),
  kind: z.enum(orderKinds),
  /** How it is fulfilled, by the machine of its kind; and apart from that how its money stands. */
  state: z.enum(orderStates),
  paymentState: z.enum(orderPaymentStates),
  /** What was ordered: the kind of record and its id; an `appointment`. */
  subject: z.strictObject({ kind: z.string(), id }).nullable(),
  buyer: z.strictObject({ name: z.string() }),
  seller: z.strictObject({
    kind: z.enum(['doctor', 'pharmacy', 'platform']),
    id: id.nullable(),
    name: z.string(),
  }),
  lines: z.array(pricedLine),
  subtotal: money,
  discount: money,
  /** What the buyer's plan includes: the platform owes it to the seller. */
  covered: money,
  tax: money,
  /** The prices hold the tax; otherwise it is on top of them. */
  taxIncluded: z.boolean(),
  total: money,
  /** Given back so far, or on its way back. */
  refunded: money,
  /** What the platform gives back at its own expense, beside that; of no concern to the seller. */
  goodwill: money,
  /** What it takes off: whole percent, or an amount. */
  coupon: z.strictObject({ code: z.string(), percent: z.int().nullable(), amount: money.nullable() }).nullable(),
  /** Until when it can be paid; `null` once that no longer matters. */
  payUntil: instant.nullable(),
  payment: paymentSummary.nullable(),
  invoiceNumber: z.string().nullable(),
  placedAt: instant,
  /** When what was ordered is given, as it stands now; `null` where there is no such time. */
  serviceAt: instant.nullable(),
  paidAt: instant.nullable(),
  events: z.array(orderEvent),
})
export type Order = z.infer<typeof order>
export type OrderEventKind = Order['events'][number]['kind']

export const couponToApply = z.strictObject({ code: lineInput.min(1).max(40) })

/** As it was at issue: lines of an address, and its country (ISO 3166-1 alpha-2), which each reader's language names. */
const partyOnPaper = z.strictObject({
  name: z.string(),
  address: z.string().nullable(),
  country: postalAddress.shape.country.nullable(),
})

const taxed = { rate: z.int(), net: money, tax: money, gross: money }
/** A line of an invoice: `amount` is before the discount; what it comes to after it, with its tax, where the paper says so. */
const invoiceLine = orderLine.extend({ tax: z.strictObject(taxed).nullable() })

export const creditNote = z.strictObject({
  id,
  number: z.string(),
  issuedAt: instant,
  amount: money,
  reason: z.string(),
  /** What goes back, with its tax where the paper says so. */
  lines: z.array(invoiceLine),
  taxes: z.array(z.strictObject(taxed)),
})
export type CreditNote = z.infer<typeof creditNote>

export const invoice = z.strictObject({
  id,
  /** Without gaps per seller and year. */
  number: z.string(),
  issuedAt: instant,
  paidAt: instant.nullable(),
  /** When the visit is that was paid for; `null` for goods. */
  serviceAt: instant.nullable(),
  orderId: id,
  orderNumber: z.string(),
  seller: partyOnPaper,
  buyer: partyOnPaper,
  lines: z.array(invoiceLine),
  /** By rate, the highest first; none where nothing is taxed. */
  taxes: z.array(z.strictObject(taxed)),
  subtotal: money,
  discount: money,
  covered: money,
  total: money,
  creditNotes: z.array(creditNote),
})
export const invoicePaperQuery = z.strictObject({ locale })
export type Invoice = z.infer<typeof invoice>
