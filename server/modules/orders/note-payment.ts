import { afterStep } from '#contract/kernel/machine.ts'
import { orderPayment } from '#contract/orders/order-payment.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { Work } from '#server/kernel/work.ts'
import { writeOrderEvent } from './change-order.ts'
import type { OrderRow } from './lock-order.ts'

/**
 * Notes on a locked order how the payment that is open on it goes: begun, declined (with the provider's code), or closed. An order that
 * wants no money any more stays as it is; a declined card is told in its timeline all the same.
 */
export async function notePayment(
  platform: Platform,
  work: Work,
  order: OrderRow,
  step: 'begin' | 'decline' | 'withdraw',
  code: string | null = null,
): Promise<void> {
  const payment = afterStep(orderPayment, order.payment_state, step)
  if (payment !== null && payment !== order.payment_state) {
    const updated_at = platform.clock.now().toISOString()
    await work.db.updateTable('orders').set({ payment_state: payment, updated_at }).where('id', '=', order.id).execute()
  }
  if (step !== 'decline') return
  const event = { event: 'paymentFailed', actorId: null, reason: code } as const
  await writeOrderEvent(platform, work, order.id, event, payment === null ? {} : { payment })
}
