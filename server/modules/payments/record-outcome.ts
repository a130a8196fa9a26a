import { paymentMayBecome, type PaymentState } from '#contract/payments/states.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { ProviderEvent } from '#server/kernel/ports.ts'
import type { Work } from '#server/kernel/work.ts'
import { lockOrder, moneyBooks, notePayment, settleOrder, type OrderRow } from '#server/modules/orders/index.ts'
import { ordersOfPayment, type PaymentRow } from './find-payments.ts'
import { refundLatePayment } from './refund-late-payment.ts'

const steps = { created: 'begin', requires_action: 'begin', failed: 'decline', cancelled: 'withdraw' } as const

/**
 * Writes what the provider says of a payment, whoever brought the word: webhook, question or job. Safe to repeat. Success settles
 * the payment's orders; money that no order wants any more is given back at once and the payer is told.
 */
export async function recordOutcome(
  platform: Platform,
  work: Work,
  paymentId: string,
  outcome: ProviderEvent['outcome'],
): Promise<void> {
  const paidFor = await ordersOfPayment(work.db, paymentId)
  const orders: { order: OrderRow; share: number }[] = []
  for (const { order_id, amount } of paidFor) {
    orders.push({ order: await lockOrder(platform, work, order_id), share: amount })
  }
  const payment = await work.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const state = outcome.status === 'pending' ? payment.state : outcome.status
  const failureCode = outcome.status === 'failed' ? outcome.code : null
  if (state === payment.state && failureCode === payment.failure_code) return
  if (state !== payment.state && !paymentMayBecome(payment.state, state)) return
  await writeState(platform, work, payment, state, failureCode)
  for (const { order, share } of orders) {
    if (state === 'succeeded') await settle(platform, work, payment, order, share)
    else await notePayment(platform, work, order, steps[state], failureCode)
  }
}

async function writeState(
  platform: Platform,
  work: Work,
  payment: PaymentRow,
  state: PaymentState,
  failureCode: string | null,
): Promise<void> {
  await work.db
    .updateTable('payments')
    .set({ state, failure_code: failureCode, updated_at: platform.clock.now().toISOString() })
    .where('id', '=', payment.id)
    .execute()
  await work.audit({ action: `payment.${state}`, recordKind: 'payment', recordId: payment.id, userId: null })
  await work.tell([payment.payer_id], { kind: 'payment.changed', payload: { id: payment.id, state } })
}

async function settle(platform: Platform, work: Work, payment: PaymentRow, order: OrderRow, share: number): Promise<void> {
  if ((await settleOrder(platform, work, order)) === 'accepted') {
    if (share > 0)
      await moneyBooks(platform).write(platform, work, { kind: 'captured', order, paymentId: payment.id, amount: share })
    return
  }
  // What could not be given has ended the order meanwhile.
  await refundLatePayment(platform, work, payment, await lockOrder(platform, work, order.id), share)
}
