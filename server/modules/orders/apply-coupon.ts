import { isPayable } from '#contract/orders/states.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { reserveCoupon } from '#server/modules/coupons/index.ts'
import { orderPayments } from './order-payments.ts'
import { writeOrderEvent } from './change-order.ts'
import { lockOrder, ofKind, type OrderRow, statesOf } from './lock-order.ts'
import { orderKind } from './order-kinds.ts'
import { dropCoupon, price } from './order-coupon.ts'
import { couponOrder } from './settle-order.ts'
import { mustBePayer, takeOver } from './take-over.ts'

/** Puts the coupon on the buyer's unpaid order and reserves its use. @throws Refusal 409 with why not. */
export async function applyCoupon(platform: Platform, actor: Actor, input: { id: string; code: string }): Promise<void> {
  await reprice(platform, actor, input.id, async (work, order) => {
    const { couponId, discount } = await reserveCoupon(platform, work, couponOrder(order), { code: input.code })
    await price(platform, work, order, { couponId, discount })
    await writeOrderEvent(platform, work, order.id, { event: 'couponApplied', actorId: actor.userId })
  })
}

/** Takes the coupon off again; an order without one stays as it is. */
export async function removeCoupon(platform: Platform, actor: Actor, input: { id: string }): Promise<void> {
  await reprice(platform, actor, input.id, (work, order) => dropCoupon(platform, work, order, actor))
}

const tries = 3

/**
 * Changes what an unpaid order costs. A payment that is open for the old amount is ended with the provider first, so that at
 * no moment two amounts could be taken; somebody who opens new payments all the while is refused.
 */
async function reprice(
  platform: Platform,
  actor: Actor,
  orderId: string,
  change: (work: Work, order: OrderRow) => Promise<void>,
): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const done = await platform.transact(async (work) => {
      const order = await lockOrder(platform, work, orderId)
      await mustBePayer(platform, work, actor, order)
      await assertPayable(platform, work, order)
      if (await orderPayments(platform).hasOpenPayment(work, order.id)) return false
      await change(work, await takeOver(platform, work, actor, order))
      return true
    })
    if (done) return
    await orderPayments(platform).endOpenPayment(platform, orderId)
  }
  throw conflict('payment_under_way', 'A payment of this order is under way')
}

/** @throws Refusal 409 `order_not_payable`, or `hold_expired` when the time to pay has run out. */
export async function assertPayable(platform: Platform, work: Work, order: OrderRow): Promise<void> {
  const kind = orderKind(platform, order.kind)
  if (!isPayable(statesOf(order), kind.machine)) throw conflict('order_not_payable', 'This order can no longer be paid')
  const until = await kind.payUntil(work.db, ofKind(order))
  if (until === null || Date.parse(until) <= platform.clock.now().getTime()) {
    throw conflict('hold_expired', 'The time to pay has run out')
  }
}
