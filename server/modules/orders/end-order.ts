import { isUnsettled } from '#contract/orders/order-payment.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { releaseCoupon } from '#server/modules/coupons/index.ts'
import { orderPayments } from './order-payments.ts'
import { changeOrder } from './change-order.ts'
import { lockOrder } from './lock-order.ts'

/** How an unpaid order ends: its hold ran out, or somebody gave it up. */
export type OrderEnd =
  | { readonly state: 'expired' }
  | { readonly state: 'cancelled'; readonly actorId: string | null; readonly reason?: string | null }

const steps = { expired: 'expire', cancelled: 'cancel' } as const

/**
 * Ends an unpaid order within the caller's unit of work: gives its coupon back and closes its open payment with the provider
 * after commit. An order that is no longer unpaid is left as it is; answers whether it ended.
 */
export async function endUnpaidOrder(platform: Platform, work: Work, orderId: string, end: OrderEnd): Promise<boolean> {
  const order = await lockOrder(platform, work, orderId)
  if (!isUnsettled(order.payment_state)) return false
  const by = end.state === 'expired' ? { actorId: null } : { actorId: end.actorId, reason: end.reason ?? null }
  await changeOrder(platform, work, order, { event: end.state, payment: 'void', fulfilment: steps[end.state], ...by })
  await releaseCoupon(work, order.id)
  await orderPayments(platform).close(platform, work, order.id)
  return true
}
