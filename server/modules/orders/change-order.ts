import type { OrderEventKind } from '#contract/orders/schemas.ts'
import { mayBecome, type OrderState } from '#contract/orders/states.ts'
import { conflict } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import type { OrderRow } from './lock-order.ts'

export interface OrderChange {
  readonly event: OrderEventKind
  /** The state entered, when it changes. */
  readonly to?: OrderState
  /** Who did it; `null` for the platform. */
  readonly actorId: string | null
  readonly reason?: string | null
}

/**
 * Writes a step of the order's timeline, changes its state where the machine allows it, audits, and tells both parties.
 * @throws Refusal 409 `order_state` when the order cannot go there.
 */
export async function changeOrder(platform: Platform, work: Work, order: OrderRow, change: OrderChange): Promise<OrderRow> {
  if (change.to && !mayBecome(order.state, change.to)) {
    throw conflict('order_state', 'The order is in a state that does not allow this', `${order.state} to ${change.to}`)
  }
  const state = change.to ?? order.state
  const at = platform.clock.now().toISOString()
  if (change.to) {
    await work.db.updateTable('orders').set({ state, updated_at: at }).where('id', '=', order.id).execute()
  }
  await writeOrderEvent(platform, work, order.id, change)
  await work.audit({
    action: `order.${change.event}`,
    recordKind: 'order',
    recordId: order.id,
    userId: change.actorId,
    reason: change.reason ?? null,
  })
  await work.tell([order.buyer_id, order.seller_id], { kind: 'order.changed', payload: { id: order.id, state } })
  return { ...order, state, updated_at: at }
}

export async function writeOrderEvent(platform: Platform, work: Work, orderId: string, change: OrderChange): Promise<void> {
  await work.db
    .insertInto('order_events')
    .values({
      id: platform.ids.next(),
      order_id: orderId,
      at: platform.clock.now().toISOString(),
      actor_id: change.actorId,
      event: change.event,
      reason: change.reason ?? null,
      data: JSON.stringify(change.to ? { state: change.to } : {}),
    })
    .execute()
}
