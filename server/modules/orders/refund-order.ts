import { share } from '#contract/orders/money.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { orderPayments } from './order-payments.ts'
import { changeOrder } from './change-order.ts'
import type { CreditedPieces } from './credit-lines.ts'
import { issueCreditNote } from './invoices.ts'
import { lockOrder, type OrderRow } from './lock-order.ts'
import { reclaimGoodwill } from './goodwill.ts'
import { returnBenefit } from './order-benefit.ts'
import { giveCouponBack } from './order-coupon.ts'

/**
 * `full`: all that is left; `half`: half of what was paid, half cents to the buyer; `none` (domain, Appointment, Refunds); or an amount, of
 * which no more goes back than is left.
 */
export type RefundPortion = 'full' | 'half' | 'none' | { readonly amount: number }

/** What the seller would give back, in minor units. */
export function refundAmount(order: { readonly total: number; readonly refunded: number }, portion: RefundPortion): number {
  const left = order.total - order.refunded
  if (portion === 'none') return 0
  if (typeof portion === 'object') return Math.max(0, Math.min(left, portion.amount))
  return portion === 'full' ? left : Math.min(left, share(order.total, 1, 2))
}

/** What of it reaches the buyer: what they were given as goodwill already goes to the platform, which paid it. */
export function buyersPart(order: Pick<OrderRow, 'total' | 'refunded' | 'goodwill'>, amount: number): number {
  return Math.max(0, Math.min(amount, order.total - order.refunded - order.goodwill))
}

export interface Refunding {
  readonly portion: RefundPortion
  readonly reason: string
  readonly actorId: string | null
  /** What becomes of what was ordered, when that changes with it: a step of its kind's machine. */
  readonly fulfilment?: FulfilmentStep
}

/** Steps by which an order ends while money goes back, with what the timeline calls them. */
const endings = { cancel: 'cancelled', miss: 'missed', reject: 'rejected' } as const
export type FulfilmentStep = keyof typeof endings

/**
 * Gives money back for a paid order within the caller's unit of work: the refund is written with its credit note and reaches the
 * provider after commit. Answers what the buyer gets, in minor units; 0 when nothing was due: an order that cost nothing is then
 * called off, and the money of any other stays as it is.
 * @throws Refusal 409 `order_state` when the order was never paid.
 */
export async function refundOrder(platform: Platform, work: Work, orderId: string, refund: Refunding): Promise<number> {
  const order = await lockOrder(platform, work, orderId)
  const { actorId, reason, portion, fulfilment } = refund
  const amount = refundAmount(order, portion)
  if (amount > 0) return giveBack(platform, work, order, { amount, reason, actorId, fulfilment })
  const covered = coveredBack(order, portion)
  // The seller keeps a part of what the plan covers: such an order stands.
  const isCalledOff = order.total === 0 && order.payment_state === 'paid' && portion !== 'none' && covered === order.covered
  if (!isCalledOff && !fulfilment) return 0
  const event = fulfilment ? endings[fulfilment] : 'cancelled'
  await changeOrder(platform, work, order, { event, ...(isCalledOff && { payment: 'void' }), fulfilment, actorId, reason })
  await returnBenefit(platform, work, order, covered)
  if (isCalledOff) await giveCouponBack(platform, work, order)
  return 0
}

/** What of the plan's part the seller does not get: as much of it as of the buyer's own. */
function coveredBack({ covered }: OrderRow, portion: RefundPortion): number {
  if (portion === 'full') return covered
  return portion === 'half' ? share(covered, 1, 2) : 0
}

export interface GivingBack {
  /** Minor units, above 0. */
  readonly amount: number
  readonly reason: string
  readonly actorId: string | null
  readonly fulfilment?: FulfilmentStep | undefined
  /** What of the plan's part does not reach the seller; all that is left of it when everything goes back. */
  readonly covered?: number
  /** What the credit note lists; an amount alone corrects the invoice as a whole. */
  readonly pieces?: readonly CreditedPieces[]
}

/**
 * Gives an amount of a locked order back: its state, credit note, coupon when all of it has gone, and the refund itself. Answers what of it
 * reaches the buyer.
 */
export async function giveBack(platform: Platform, work: Work, order: OrderRow, given: GivingBack): Promise<number> {
  const { amount, reason, actorId, fulfilment, pieces, covered = 0 } = given
  const refunded = order.refunded + amount
  const isWhole = refunded === order.total
  const payment = isWhole ? 'refund' : 'refundPart'
  const toBuyer = buyersPart(order, amount)
  const goodwill = order.goodwill - (amount - toBuyer)
  await changeOrder(platform, work, order, { event: 'refunded', payment, fulfilment, refunded, goodwill, actorId, reason })
  await issueCreditNote(platform, work, order.id, { amount, reason, pieces })
  await returnBenefit(platform, work, order, isWhole ? order.covered : covered)
  if (isWhole) await giveCouponBack(platform, work, order)
  if (toBuyer > 0) {
    const refund = { orderId: order.id, amount: toBuyer, reason, order, before: order.refunded }
    await orderPayments(platform).startRefund(platform, work, refund)
  }
  if (toBuyer < amount)
    await reclaimGoodwill(platform, work, order, { amount: amount - toBuyer, before: order.refunded + toBuyer })
  return toBuyer
}
