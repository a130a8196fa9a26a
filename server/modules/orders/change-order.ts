import { afterStep } from '#contract/kernel/machine.ts'
import { orderPayment, type OrderPaymentState, type OrderPaymentStep } from '#contract/orders/order-payment.ts'
import type { OrderEventKind } from '#contract/orders/schemas.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { OrderRow } from './lock-order.ts'
import { orderKind } from './order-kinds.ts'

export interface OrderEvent {
  readonly event: OrderEventKind
  /** Who did it; `null` for the platform. */
  readonly actorId: string | null
  readonly reason?: string | null
}

export interface OrderChange extends OrderEvent {
  /** What happens to its money. */
  readonly payment?: OrderPaymentStep
  /** What happens to what was ordered: a step of its kind's machine. */
  readonly fulfilment?: string
  /** Given back by now, in all, when that changes. */
  readonly refunded?: number
  /** Given back by the platform itself by now, in all, when that changes. */
  readonly goodwill?: number
}

/**
 * Takes the locked order a step on where its machines allow it, writes the timeline, audits, and tells both parties.
 * @throws Refusal 409 `order_state` when the order cannot go there.
 */
export async function changeOrder(platform: Platform, work: Work, order: OrderRow, change: OrderChange): Promise<OrderRow> {
  const { machine } = orderKind(platform, order.kind)
  const payment = change.payment && afterStep(orderPayment, order.payment_state, change.payment)
  const fulfilment = change.fulfilment && afterStep(machine, order.fulfilment_state, change.fulfilment)
  if (payment === null || fulfilment === null) {
    const from = `${order.payment_state}, ${order.fulfilment_state}`
    throw conflict('order_state', 'The order is in a state that does not allow this', `${change.event} from ${from}`)
  }
  const set = {
    payment_state: payment ?? order.payment_state,
    fulfilment_state: fulfilment ?? order.fulfilment_state,
    refunded: change.refunded ?? order.refunded,
    goodwill: change.goodwill ?? order.goodwill,
    updated_at: platform.clock.now().toISOString(),
  }
  await work.db.updateTable('orders').set(set).where('id', '=', order.id).execute()
  await writeOrderEvent(platform, work, order.id, change, { payment, fulfilment })
  await work.audit({
    action: `order.${change.event}`,
    recordKind: 'order',
    recordId: order.id,
    userId: change.actorId,
    reason: change.reason ?? null,
  })
  const payload = { id: order.id, state: set.fulfilment_state, paymentState: set.payment_state }
  await work.tell([order.buyer_id, order.seller_id], { kind: 'order.changed', payload })
  return { ...order, ...set }
}

/** A step of the timeline; `entered`: the states that it led to. */
export async function writeOrderEvent(
  platform: Platform,
  work: Work,
  orderId: string,
  { event, actorId, reason }: OrderEvent,
  entered: { readonly payment?: OrderPaymentState; readonly fulfilment?: string } = {},
): Promise<void> {
  await work.db
    .insertInto('order_events')
    .values({
      id: platform.ids.next(),
      order_id: orderId,
      at: platform.clock.now().toISOString(),
      actor_id: actorId,
      event,
      reason: reason ?? null,
      payment_state: entered.payment ?? null,
      fulfilment_state: entered.fulfilment ?? null,
    })
    .execute()
}
