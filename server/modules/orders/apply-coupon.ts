import { isPayable } from '#contract/orders/states.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { reserveCoupon, type OrderForCoupon } from '#server/modules/coupons/index.ts'
import { orderPayments } from './order-payments.ts'
import { writeOrderEvent } from './change-order.ts'
import { lockOrder, ofKind, type OrderRow, statesOf } from './lock-order.ts'
import { orderKind } from './order-kinds.ts'
import { couponOrder, dropCoupon, price } from './order-coupon.ts'
import { mustBePayer, takeOver } from './take-over.ts'

/** Puts the coupon on the buyer's unpaid order and reserves its use. @throws Refusal 409 with why not. */
export function applyCoupon(platform: Platform, actor: Actor, input: { id: string; code: string }): Promise<void> {
  return applyCouponToOrders(platform, actor, { ids: [input.id], code: input.code })
}

export interface CouponForOrders {
  /** Orders of one checkout, all of one kind and currency: one use of the coupon is for all of them, divided by what they cost. */
  readonly ids: readonly string[]
  readonly code: string
  /** Other orders of the same checkout, which may have coupons of their own. */
  readonly beside?: readonly string[]
}

/** Puts one use of a coupon on the unpaid orders of a checkout. @throws Refusal 409 with why not; then all stay as they are. */
export async function applyCouponToOrders(platform: Platform, actor: Actor, input: CouponForOrders): Promise<void> {
  await reprice(platform, actor, input.ids, (work, orders) => putCoupon(platform, work, actor, orders, input))
}

/** Puts one use of a coupon on locked, unpaid orders of the caller, on which no payment is open. @throws Refusal 409 with why not */
export async function putCoupon(
  platform: Platform,
  work: Work,
  actor: Actor,
  orders: readonly OrderRow[],
  by: Omit<CouponForOrders, 'ids'>,
): Promise<void> {
  const beside = await couponsOf(work, by.beside ?? [])
  const asked: OrderForCoupon[] = []
  for (const order of orders) asked.push(await couponOrder(work, order))
  const { couponId, discounts } = await reserveCoupon(platform, work, asked, { code: by.code, beside })
  for (const [place, order] of orders.entries()) {
    const saved = discounts[place]!
    await price(platform, work, order, { ...saved, couponId: saved.discount > 0 ? couponId : null })
    if (saved.discount > 0) await writeOrderEvent(platform, work, order.id, { event: 'couponApplied', actorId: actor.userId })
  }
}

/** Takes the coupon off again; an order without one stays as it is. */
export function removeCoupon(platform: Platform, actor: Actor, input: { id: string }): Promise<void> {
  return removeCouponFromOrders(platform, actor, [input.id])
}

/** Takes their coupons off the unpaid orders of a checkout. */
export async function removeCouponFromOrders(platform: Platform, actor: Actor, ids: readonly string[]): Promise<void> {
  await reprice(platform, actor, ids, async (work, orders) => {
    for (const order of orders) await dropCoupon(platform, work, order, actor)
  })
}

async function couponsOf(work: Work, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await work.db.selectFrom('orders').select('coupon_id').where('id', 'in', ids).execute()
  return rows.flatMap(({ coupon_id }) => coupon_id ?? [])
}

const tries = 3

/**
 * Changes what unpaid orders cost. A payment that is open for the old amount is ended with the provider first, so that at
 * no moment two amounts could be taken; somebody who opens new payments all the while is refused.
 */
async function reprice(
  platform: Platform,
  actor: Actor,
  ids: readonly string[],
  change: (work: Work, orders: readonly OrderRow[]) => Promise<void>,
): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const inTheWay = await platform.transact(async (work) => {
      const locked: OrderRow[] = []
      // In one order for all: nobody waits in a circle.
      for (const id of [...new Set(ids)].toSorted()) locked.push(await lockOrder(platform, work, id))
      for (const order of locked) {
        await mustBePayer(platform, work, actor, order)
        await assertPayable(platform, work, order)
        if (await orderPayments(platform).hasOpenPayment(work, order.id)) return order.id
      }
      const orders: OrderRow[] = []
      for (const order of locked) orders.push(await takeOver(platform, work, actor, order))
      await change(work, orders)
      return null
    })
    if (inTheWay === null) return
    await orderPayments(platform).endOpenPayment(platform, inTheWay)
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
  await kind.gate?.(platform, work.db, ofKind(order))
}
