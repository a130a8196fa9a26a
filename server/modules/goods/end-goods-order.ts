import { goodsStates } from '#contract/orders/goods-order.ts'
import { isUnsettled } from '#contract/orders/order-payment.ts'
import type { Job } from '#server/kernel/module.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { endUnpaidOrder, lockOrder, type OrderEnd, orderPayments } from '#server/modules/orders/index.ts'
import { releaseStock } from '#server/modules/stock/index.ts'

const atOnce = 100

/**
 * Ends an unpaid order of goods. Its payment is closed with the provider first, outside of any transaction, and only once that is known
 * goes what was kept for it back to the shelf: money that is taken in this very moment finds its goods. Answers whether it ended.
 * @throws Refusal 502 when the provider does not answer; nothing has changed then.
 */
export async function endGoodsOrder(platform: Platform, orderId: string, end: OrderEnd): Promise<boolean> {
  await orderPayments(platform).endOpenPayment(platform, orderId)
  return platform.transact(async (work) => {
    const order = await lockOrder(platform, work, orderId)
    // Begun anew in between, or paid: the next round, or nobody, ends it.
    if (!isUnsettled(order.payment_state) || (await orderPayments(platform).hasOpenPayment(work, orderId))) return false
    const ended = await endUnpaidOrder(platform, work, orderId, end)
    if (ended) await releaseStock(platform, work, orderId)
    return ended
  })
}

/** Every 20 seconds: orders of goods whose time to pay has run out. */
export const expireGoodsOrders: Job = {
  name: 'goods.expire',
  everySeconds: 20,
  async run(platform, slice) {
    const due = await platform.db
      .selectFrom('goods_orders')
      .innerJoin('orders', 'orders.id', 'goods_orders.order_id')
      .select('orders.id')
      .where('goods_orders.pay_until', '<=', platform.clock.now().toISOString())
      .where('orders.fulfilment_state', '=', goodsStates[0])
      .where('orders.payment_state', 'in', ['unpaid', 'paying', 'failed'])
      .orderBy('goods_orders.pay_until')
      .limit(atOnce)
      .execute()
    await slice.eachDue(due, async ({ id }) => {
      await endGoodsOrder(platform, id, { state: 'expired' })
    })
  },
}
