import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import {
  type BilledUse,
  releaseCoupon,
  returnCoupon,
  type OrderDiscount,
  type OrderForCoupon,
} from '#server/modules/coupons/index.ts'
import { writeOrderEvent } from './change-order.ts'
import type { OrderRow } from './lock-order.ts'
import { moneyBooks } from './money-books.ts'
import { linesForCoupon, writeDiscounts } from './order-lines.ts'

/** Takes the coupon off a locked, unpaid order and gives its use back; an order without one stays as it is. */
export async function dropCoupon(platform: Platform, work: Work, order: OrderRow, actor: Actor): Promise<void> {
  if (!order.coupon_id) return
  await releaseCoupon(work, order.id)
  await price(platform, work, order, { couponId: null, discount: 0 })
  await writeOrderEvent(platform, work, order.id, { event: 'couponRemoved', actorId: actor.userId })
}

/** What its company owes for the use of a paid order's coupon, or no longer does. */
export async function bookUse(
  platform: Platform,
  work: Work,
  order: OrderRow,
  kind: 'coupon_taken' | 'coupon_returned',
  use: BilledUse,
): Promise<void> {
  const { id: useId, companyId, discount: amount } = use
  await moneyBooks(platform).write(platform, work, { kind, order, useId, companyId, amount })
}

/** An order that was paid was called off, or all of it goes back: its coupon's use counts no longer. */
export async function giveCouponBack(platform: Platform, work: Work, order: OrderRow): Promise<void> {
  const use = await returnCoupon(platform, work, order.id)
  if (use) await bookUse(platform, work, order, 'coupon_returned', use)
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
    .set({
      coupon_id: to.couponId,
      discount: order.covered + to.discount,
      tax,
      total,
      updated_at: platform.clock.now().toISOString(),
    })
    .where('id', '=', order.id)
    .execute()
}
