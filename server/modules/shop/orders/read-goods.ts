import { returnDays } from '#contract/orders/goods-order.ts'
import type { GoodsFacts, OrderReturn } from '#contract/shop/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { goodsOrderFor } from './own-goods-order.ts'

/** Where the goods go, and what is sent back of them. */
export async function readGoods({ db, clock }: Platform, actor: Actor, { id }: { id: string }): Promise<GoodsFacts> {
  const order = await goodsOrderFor(db, actor, id)
  const deliveredAt = await deliveryOf(db, id)
  const until = order.kind === 'shop' ? returnUntil(deliveredAt) : null
  return {
    delivery: order.delivery,
    recipient: order.recipient,
    phone: order.phone,
    address: order.address,
    deliveredAt,
    returnUntil: until !== null && Date.parse(until) > clock.now().getTime() ? until : null,
    returns: await returnsOf(db, id, order.currency),
  }
}

/** When it was delivered; `null` until then. */
export async function deliveryOf(db: Reader, orderId: string): Promise<string | null> {
  const event = await db
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', orderId)
    .where('event', '=', 'delivered')
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return event?.at ?? null
}

/** Until when goods that were delivered then can be sent back. */
export function returnUntil(deliveredAt: string | null): string | null {
  return deliveredAt === null ? null : new Date(Date.parse(deliveredAt) + returnDays * 86_400_000).toISOString()
}

export async function returnsOf(db: Reader, orderId: string, currency: string): Promise<OrderReturn[]> {
  const rows = await db
    .selectFrom('order_returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, state, lines, reason, asked_at: askedAt, refunded }) => ({
    id,
    state,
    lines,
    reason,
    askedAt,
    refunded: refunded === null ? null : { amount: refunded, currency },
  }))
}
