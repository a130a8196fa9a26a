import { share } from '#contract/orders/money.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { orderPayments } from './order-payments.ts'
import { changeOrder } from './change-order.ts'
import { issueCreditNote } from './invoices.ts'
import { lockOrder } from './lock-order.ts'

/** `full`: all that is left; `half`: half of what was paid, half cents to the buyer; `none` (domain, Appointment, Refunds). */
export type RefundPortion = 'full' | 'half' | 'none'

/** What a buyer would get back, in minor units; for telling before doing. */
export function refundAmount(order: { readonly total: number; readonly refunded: number }, portion: RefundPortion): number {
  const left = order.total - order.refunded
  if (portion === 'none') return 0
  return portion === 'full' ? left : Math.min(left, share(order.total, 1, 2))
}

export interface Refunding {
  readonly portion: RefundPortion
  readonly reason: string
  readonly actorId: string | null
  /** What becomes of what was ordered, when that changes with it. */
  readonly fulfilment?: 'cancel' | 'miss'
}

/**
 * Gives money back for a paid order within the caller's unit of work: the refund is written with its credit note and reaches the
 * provider after commit. Answers the amount in minor units; 0 when nothing was due: an order that cost nothing is then
 * called off, and the money of any other stays as it is.
 * @throws Refusal 409 `order_state` when the order was never paid.
 */
export async function refundOrder(platform: Platform, work: Work, orderId: string, refund: Refunding): Promise<number> {
  const order = await lockOrder(platform, work, orderId)
  const { actorId, reason, portion, fulfilment } = refund
  const amount = refundAmount(order, portion)
  if (amount === 0) {
    const isCalledOff = order.total === 0 && order.payment_state === 'paid' && portion !== 'none'
    if (!isCalledOff && !fulfilment) return 0
    await changeOrder(platform, work, order, {
      event: fulfilment === 'miss' ? 'missed' : 'cancelled',
      ...(isCalledOff && { payment: 'void' }),
      fulfilment,
      actorId,
      reason,
    })
    return 0
  }
  const refunded = order.refunded + amount
  await changeOrder(platform, work, order, {
    event: 'refunded',
    payment: refunded === order.total ? 'refund' : 'refundPart',
    fulfilment,
    refunded,
    actorId,
    reason,
  })
  await issueCreditNote(platform, work, order.id, { amount, reason })
  await orderPayments(platform).startRefund(platform, work, { orderId: order.id, amount, reason })
  return amount
}
