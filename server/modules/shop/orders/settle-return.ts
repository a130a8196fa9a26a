import type { OrderReturn } from '#contract/shop/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockOrder, refundLines } from '#server/modules/orders/index.ts'
import { restock } from '#server/modules/stock/index.ts'
import { returnsOf } from './read-goods.ts'

/** The pharmacy has the goods again: their money goes back, and they lie on the shelf; or it refuses them. */
export async function settleReturn(
  platform: Platform,
  actor: Actor,
  { id, accepted }: { id: string; accepted: boolean },
): Promise<OrderReturn> {
  return platform.transact(async (work) => {
    const { order_id: orderId } = await returnFor(work, actor, id)
    const order = await lockOrder(platform, work, orderId)
    const asked = await work.db.selectFrom('order_returns').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
    if (asked.state !== 'asked') throw conflict('return_closed', 'This return has been settled')
    const { lines, reason } = asked
    let refunded: number | null = null
    if (accepted) {
      refunded = await refundLines(platform, work, orderId, { lines, delivery: false, reason, actorId: actor.userId })
      await restock(platform, work, { orderId, lines: await stockOf(work, orderId, lines) })
    }
    const state = accepted ? 'accepted' : 'refused'
    await work.db
      .updateTable('order_returns')
      .set({ state, refunded, settled_at: platform.clock.now() })
      .where('id', '=', id)
      .execute()
    await work.audit({ action: `order.return.${state}`, recordKind: 'order', recordId: orderId, userId: actor.userId, reason })
    await work.tell([order.buyer_id, order.seller_id], {
      kind: 'order.changed',
      payload: { id: orderId, state: order.fulfilment_state, paymentState: order.payment_state },
    })
    const found = await returnsOf(work.db, orderId, order.currency)
    return found.find((each) => each.id === id)!
  })
}

async function returnFor(work: Work, actor: Actor, id: string) {
  const found = await work.db
    .selectFrom('order_returns')
    .innerJoin('orders', 'orders.id', 'order_returns.order_id')
    .select(['order_returns.order_id', 'orders.seller_id'])
    .where('order_returns.id', '=', id)
    .executeTakeFirst()
  if (found?.seller_id !== actor.userId) throw notFound()
  return found
}

async function stockOf(work: Work, orderId: string, lines: OrderReturn['lines']) {
  const rows = await work.db
    .selectFrom('order_lines')
    .select(['position', 'subject_id'])
    .where('order_id', '=', orderId)
    .where('subject_kind', '=', 'product')
    .execute()
  return lines.flatMap(({ position, quantity }) => {
    const productId = rows.find((row) => row.position === position)?.subject_id
    return productId ? [{ productId, quantity }] : []
  })
}
