import type { Actor } from '#server/kernel/actor.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { dropCoupon } from './order-coupon.ts'
import { ofKind, type OrderRow } from './lock-order.ts'
import { orderKind } from './order-kinds.ts'

/** @throws Refusal 404 for who is neither the buyer nor may pay in their own name */
export async function mustBePayer(platform: Platform, work: Work, actor: Actor, order: OrderRow): Promise<void> {
  if (order.buyer_id === actor.userId) return
  const may = await orderKind(platform, order.kind).mayPay?.(work.db, actor, ofKind(order), work)
  if (!may) throw notFound()
}

/**
 * Makes whoever pays the buyer of a locked, unpaid order: the invoice is in their name, and what is paid back goes to them. A coupon of the
 * former buyer is given back to them. Nothing may be under way with a provider.
 * @throws Refusal as {@link mustBePayer}
 */
export async function takeOver(platform: Platform, work: Work, actor: Actor, order: OrderRow): Promise<OrderRow> {
  if (order.buyer_id === actor.userId) return order
  await mustBePayer(platform, work, actor, order)
  await dropCoupon(platform, work, order, actor)
  const taken = await work.db
    .updateTable('orders')
    .set({ buyer_id: actor.userId, updated_at: platform.clock.now().toISOString() })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await work.audit({ action: 'order.takeOver', recordKind: 'order', recordId: order.id, userId: actor.userId })
  return taken
}
