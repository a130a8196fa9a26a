import { isSettled } from '#contract/orders/order-payment.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { changeOrder } from './change-order.ts'
import { lockOrder, type OrderRow } from './lock-order.ts'
import { moneyBooks } from './money-books.ts'
import { orderPayments } from './order-payments.ts'

export interface Goodwill {
  /** Minor units, above 0. */
  readonly amount: number
  readonly reason: string
  readonly actorId: string
}

/**
 * Gives money back at the platform's own expense: the sale stands, with its invoice and what the seller earned.
 * @throws Refusal 409 `order_state` when it was never paid, `nothing_to_refund` when less is left than that
 */
export async function giveGoodwill(platform: Platform, work: Work, orderId: string, given: Goodwill): Promise<void> {
  const { amount, reason, actorId } = given
  const order = await lockOrder(platform, work, orderId)
  if (!isSettled(order.payment_state)) throw conflict('order_state', 'The order is in a state that does not allow this')
  if (amount > order.total - order.refunded - order.goodwill)
    throw conflict('nothing_to_refund', 'Nothing of this is left to give back')
  await changeOrder(platform, work, order, { event: 'goodwill', goodwill: order.goodwill + amount, actorId, reason })
  await orderPayments(platform).startGoodwill(platform, work, { orderId, amount, reason, order })
}

/** The seller gives back what the buyer had as goodwill: the platform has its own again. */
export async function reclaimGoodwill(
  platform: Platform,
  work: Work,
  order: OrderRow,
  { amount, before }: { readonly amount: number; readonly before: number },
): Promise<void> {
  const reclaimId = platform.ids.next()
  const move = { kind: 'goodwill_reclaimed', order, reclaimId, amount, before, total: order.total } as const
  await moneyBooks(platform).write(platform, work, move)
}
