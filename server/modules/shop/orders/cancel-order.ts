import { afterStep } from '#contract/kernel/machine.ts'
import { isUnsettled } from '#contract/orders/order-payment.ts'
import { paths } from '#contract/paths.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { endGoodsOrder, stockLinesOf } from '#server/modules/goods/index.ts'
import { lockOrder, orderKind, type OrderRow, refundOrder } from '#server/modules/orders/index.ts'
import { restock } from '#server/modules/stock/index.ts'
import { goodsOrderFor } from './own-goods-order.ts'

/**
 * The buyer calls an order of goods off, until it is packed: what was kept or taken lies on the shelf again, and all money goes back.
 * @throws Refusal 409 `order_state` when it is too late, `payment_under_way` while money is taken in this very moment
 */
export async function cancelOrder(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const seen = await goodsOrderFor(platform.db, actor, id)
  if (isUnsettled(seen.payment_state) && seen.fulfilment_state === 'pending_payment') {
    if (await endGoodsOrder(platform, id, { state: 'cancelled', actorId: actor.userId, reason })) return
  }
  await platform.transact(async (work) => {
    const order = await lockOrder(platform, work, id)
    if (isUnsettled(order.payment_state)) throw conflict('payment_under_way', 'A payment of this order is under way')
    if (afterStep(orderKind(platform, order.kind).machine, order.fulfilment_state, 'cancel') === null) {
      throw conflict('order_state', 'The order is in a state that does not allow this')
    }
    await callOffGoods(platform, work, order, { reason, actorId: actor.userId })
  })
}

/** Calls a locked, paid order of goods off: all money goes back, what was taken lies on the shelf again, and its pharmacy is told. */
export async function callOffGoods(
  platform: Platform,
  work: Work,
  { id, number, seller_id: sellerId }: OrderRow,
  how: { readonly reason: string; readonly actorId: string },
): Promise<void> {
  await refundOrder(platform, work, id, { portion: 'full', fulfilment: 'cancel', ...how })
  await restock(platform, work, { orderId: id, lines: await stockLinesOf(work, id) })
  await work.inform([sellerId], { kind: 'shopOrderCancelled', data: { number }, link: paths.pharmaOrderDetails.link({ id }) })
}
