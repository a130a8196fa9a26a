import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import { notFound } from '#server/kernel/errors.ts'

/** An order of goods, for its buyer, the pharmacy that sells it, and administrators. @throws Refusal 404 for everybody else */
export async function goodsOrderFor(db: Reader, actor: Actor, id: string) {
  const found = await db
    .selectFrom('orders')
    .innerJoin('goods_orders', 'goods_orders.order_id', 'orders.id')
    .selectAll('orders')
    .select(['delivery', 'recipient', 'phone', 'goods_orders.address'])
    .where('orders.id', '=', id)
    .executeTakeFirst()
  const isParty = found && (actor.role === 'admin' || [found.buyer_id, found.seller_id].includes(actor.userId))
  if (!isParty) throw notFound()
  return found
}
