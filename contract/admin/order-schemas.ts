import { z } from 'zod'
import { currency, dateInput, id, instant, instantInput, money, pageOf, pageQuery, wholeNumber } from '../kernel/values.ts'
import { lineInput, textInput } from '../kernel/text.ts'
import { shownPapers } from '../orders/list-values.ts'
import { paper } from '../orders/list-schemas.ts'
import { lineSubject } from '../orders/schemas.ts'
import { orderPaymentStates } from '../orders/order-payment.ts'
import { orderKinds } from '../orders/states.ts'
import { interventionVerbs, officeOrderTabs, officeRefundStates, transactionKinds, transactionStates } from './order-values.ts'

const search = lineInput.max(100).optional()
/** Days are of the administrator's own zone, both included. */
const period = { from: dateInput.optional(), to: dateInput.optional() }
const party = z.strictObject({ id, name: z.string() })

/** Latest placed first. */
export const officeOrdersQuery = z.strictObject({
  ...pageQuery,
  kind: z.enum(orderKinds),
  tab: z.enum(officeOrderTabs).default('all'),
  /** Beginnings of words in the name of a party or in the number. */
  search,
  ...period,
  payment: z.enum(orderPaymentStates).optional(),
})
export type OfficeOrdersQuery = z.output<typeof officeOrdersQuery>
export const officeOrder = z.strictObject({
  id,
  number: z.string(),
  kind: z.enum(orderKinds),
  /** A state of the machine of its kind. */
  state: z.string(),
  /** Something still leads on from its state. */
  isOpen: z.boolean(),
  paymentState: z.enum(orderPaymentStates),
  buyer: party,
  seller: party,
  placedAt: instant,
  /** When what was ordered is given; `null` where there is no such time. */
  serviceAt: instant.nullable(),
  total: money,
  refunded: money,
})
export type OfficeOrder = z.infer<typeof officeOrder>
export const officeOrdersPage = pageOf(officeOrder)

const transactionFilters = {
  /** Beginnings of words in the payer's name or in the number of an order. */
  search,
  ...period,
  kind: z.enum(transactionKinds).optional(),
  state: z.enum(transactionStates).optional(),
}
/** Latest first. */
export const transactionsQuery = z.strictObject({ ...pageQuery, ...transactionFilters })
export type TransactionsQuery = z.output<typeof transactionsQuery>
export const transactionSumsQuery = z.strictObject(transactionFilters)
export const transaction = z.strictObject({
  id,
  kind: z.enum(transactionKinds),
  state: z.enum(transactionStates),
  at: instant,
  payer: party,
  amount: money,
  /** `none`: there was nothing to pay. */
  provider: z.enum(['stripe', 'sandbox', 'none']),
  /** As the provider calls it. */
  reference: z.string().nullable(),
  /** Why the card was not taken, or why the money goes back. */
  reason: z.string().nullable(),
  orders: z.array(z.strictObject({ id, number: z.string(), isOpen: z.boolean() })),
})
export type Transaction = z.infer<typeof transaction>
export const transactionsPage = pageOf(transaction)
/** What succeeded of all that the filters leave, by currency, in minor units. */
export const transactionSums = z.array(z.strictObject({ currency, taken: z.int(), givenBack: z.int(), net: z.int() }))
export type TransactionSums = z.infer<typeof transactionSums>

/** Latest first. */
export const officeInvoicesQuery = z.strictObject({
  ...pageQuery,
  /** Beginnings of words in a party's name, the paper's number or the order's. */
  search,
  ...period,
  show: z.enum(shownPapers).optional(),
})
export type OfficeInvoicesQuery = z.output<typeof officeInvoicesQuery>
export const officeInvoice = paper.extend({ sellerName: z.string(), isOpen: z.boolean() })
export type OfficeInvoice = z.infer<typeof officeInvoice>
export const officeInvoicesPage = pageOf(officeInvoice)

/** Why something was done to an order, or was not: both parties read it. */
const reason = textInput.min(5).max(1000)

/** Pieces of an order by the line's position, from 1; the delivery is a line like any other. */
const piecesBack = z.strictObject({ position: wholeNumber.min(1), quantity: wholeNumber.min(1) })

/** A refund that is above what one administrator gives back alone, and waits for another. */
export const refundRequest = z.strictObject({
  id,
  order: z.strictObject({ id, number: z.string(), isOpen: z.boolean(), state: z.string() }),
  verb: z.enum(interventionVerbs),
  amount: money,
  lines: z.array(piecesBack),
  reason: z.string(),
  state: z.enum(officeRefundStates),
  askedBy: party,
  /** The reader asked for it, and so cannot agree to it. */
  isOwn: z.boolean(),
  askedAt: instant,
  expiresAt: instant,
})
export type RefundRequest = z.infer<typeof refundRequest>
/** Those that wait, the one that expires first at the top. */
export const refundRequestsQuery = z.strictObject(pageQuery)
export type RefundRequestsQuery = z.output<typeof refundRequestsQuery>
export const refundRequestsPage = pageOf(refundRequest)

/** What can be done to an order as it stands, with what it would touch. `version`: the state that this is true of. */
export const interventions = z.strictObject({
  version: instant,
  /** What can still go back to the buyer. */
  refundable: money,
  /** What of it one administrator gives back alone; another must agree to more. */
  alone: money,
  verbs: z.array(
    z.strictObject({
      verb: z.enum(interventionVerbs),
      /** What would go back; of all but `cancel` the most that can. */
      refund: money,
      /** Goods that would lie on the shelf again. */
      restocked: z.int().min(0),
    }),
  ),
  /** Of which something is left to give back: pieces, and what the whole line came to. */
  lines: z.array(
    z.strictObject({ position: z.int(), subject: lineSubject, quantity: z.int(), left: z.int().min(1), total: money }),
  ),
  /** Nothing else is done to the order while it waits. */
  waiting: refundRequest.nullable(),
})
export type Interventions = z.infer<typeof interventions>

/** `version`: the order as the administrator saw it; refused when it has changed since. */
const asSeen = { version: instantInput, reason }
/** In minor units. */
const amount = wholeNumber.min(1)
export const intervention = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('refund'), amount, ...asSeen }),
  z.strictObject({ verb: z.literal('refundLines'), lines: z.array(piecesBack).min(1).max(200), ...asSeen }),
  z.strictObject({ verb: z.literal('goodwill'), amount, ...asSeen }),
  z.strictObject({ verb: z.literal('cancel'), ...asSeen }),
])
export type Intervention = z.output<typeof intervention>

export const refundAgreement = z.strictObject({ version: instantInput })
export const refundRefusal = z.strictObject({ reason })
