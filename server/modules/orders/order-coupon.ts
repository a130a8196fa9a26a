import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { releaseCoupon, type OrderDiscount, type OrderForCoupon } from '#server/modules/coupons/index.ts'
import { writeOrderEvent } from './change-order.ts'
import type { OrderRow } from './lock-order.ts'
import { linesForCoupon, writeDiscounts } from './order-lines.ts'

/** Takes the coupon off a locked, unpaid order and gives its use back; an order without one stays as it is. */
export async function dropCoupon(platform: Platform, work: Work, order: OrderRow, actor: Actor): Promise<void> {
  if (!order.coupon_id) return
  await releaseCoupon(work, order.id)
  await price(platform, work, order, { couponId: null, discount: 0 })
  await writeOrderEvent(platform, work, order.id, { event: 'couponRemoved', actorId: actor.userId })
}

/** The order as coupons see it. */
export async function couponOrder(work: Work, order: OrderRow): Promise<OrderForCoupon> {
  return {
    id: order.id,
    kind: order.kind,
    buyerId: order.buyer_id,
    currency: order.currency,
    lines: await linesForCoupon(work.db, order.id),
  }
}

/** What a locked, unpaid order costs from now on. Without `parts` nothing is taken off. */
export async function price(
  platform: Platform,
  work: Work,
  order: OrderRow,
  to: { readonly couponId: string | null; readonly discount: number; readonly parts?: OrderDiscount['parts'] },
): Promise<void> {
  const { tax, total } = await writeDiscounts(work, order.id, to.parts ?? [])
  await work.db
    .updateTable('orders')
    .set({ coupon_id: to.couponId, discount: to.discount, tax, total, updated_at: platform.clock.now().toISOString() })
    .where('id', '=', order.id)
    .execute()
}
