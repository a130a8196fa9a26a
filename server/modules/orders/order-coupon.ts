import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { releaseCoupon } from '#server/modules/coupons/index.ts'
import { writeOrderEvent } from './change-order.ts'
import type { OrderRow } from './lock-order.ts'
import { spreadDiscount } from './order-lines.ts'

/** Takes the coupon off a locked, unpaid order and gives its use back; an order without one stays as it is. */
export async function dropCoupon(platform: Platform, work: Work, order: OrderRow, actor: Actor): Promise<void> {
  if (!order.coupon_id) return
  await releaseCoupon(work, order.id)
  await price(platform, work, order, { couponId: null, discount: 0 })
  await writeOrderEvent(platform, work, order.id, { event: 'couponRemoved', actorId: actor.userId })
}

/** What a locked, unpaid order costs from now on. */
export async function price(
  platform: Platform,
  work: Work,
  order: OrderRow,
  to: { readonly couponId: string | null; readonly discount: number },
): Promise<void> {
  const { tax, total } = await spreadDiscount(work, order.id, to.discount)
  await work.db
    .updateTable('orders')
    .set({
      coupon_id: to.couponId,
      discount: to.discount,
      tax,
      total,
      updated_at: platform.clock.now().toISOString(),
    })
    .where('id', '=', order.id)
    .execute()
}
