import { z } from 'zod'
import { appointmentOrder } from '../booking/order-kind.ts'
import { currency, dateInput, id, instant, money, pageOf, pageQuery } from '../kernel/values.ts'
import { lineInput } from '../kernel/text.ts'
import { orderPaymentStates } from './order-payment.ts'
import { orderTabs, paperKinds, shownPapers } from './list-values.ts'

const search = lineInput.max(100).optional()

/** Days are of the caller's own zone, both included. */
const period = { from: dateInput.optional(), to: dateInput.optional() }

const paperFilters = {
  /** Beginnings of words in the buyer's name, the paper's number or the order's. */
  search,
  ...period,
  show: z.enum(shownPapers).optional(),
}
/** Latest first. */
export const paperQuery = z.strictObject({ ...pageQuery, ...paperFilters })
export type PaperQuery = z.infer<typeof paperQuery>
export const paperSumQuery = z.strictObject(paperFilters)
export type PaperSumQuery = z.infer<typeof paperSumQuery>

/** `seller`: of this doctor alone. Latest first. */
export const ownPaperQuery = z.strictObject({ ...pageQuery, seller: id.optional() })
export type OwnPaperQuery = z.infer<typeof ownPaperQuery>

/** An invoice or a credit note in a list of its seller's, or of its buyer's. */
export const paper = z.strictObject({
  id,
  kind: z.enum(paperKinds),
  number: z.string(),
  issuedAt: instant,
  orderId: id,
  orderNumber: z.string(),
  /** As on the paper. */
  buyerName: z.string(),
  amount: money,
  /** What the buyer's plan paid beside it. */
  covered: money,
  /** How the money of the order stands now. */
  paymentState: z.enum(orderPaymentStates),
})
export type Paper = z.infer<typeof paper>
export const paperPage = pageOf(paper)

/** Minor units of each currency, over all papers that the filters leave; `net` is what was invoiced less what was credited; `covered` what plans pay beside it. */
export const paperSums = z.array(
  z.strictObject({ currency, papers: z.int(), invoiced: z.int(), credited: z.int(), net: z.int(), covered: z.int() }),
)
export type PaperSum = z.infer<typeof paperSums>[number]

/** Latest placed first. */
export const orderQuery = z.strictObject({
  ...pageQuery,
  tab: z.enum(orderTabs).default('finished'),
  /** Beginnings of words in the buyer's name or the order's number. */
  search,
  ...period,
  payment: z.enum(orderPaymentStates).optional(),
})
export type OrderQuery = z.infer<typeof orderQuery>

/** A consultation's order in its seller's list. */
export const orderCard = z.strictObject({
  id,
  number: z.string(),
  state: z.enum(appointmentOrder.states),
  paymentState: z.enum(orderPaymentStates),
  buyer: z.strictObject({ name: z.string(), avatar: z.string().nullable() }),
  placedAt: instant,
  /** When what was ordered is given, as it stands now. */
  serviceAt: instant.nullable(),
  total: money,
  covered: money,
  refunded: money,
})
export type OrderCard = z.infer<typeof orderCard>
export const orderPage = pageOf(orderCard)
