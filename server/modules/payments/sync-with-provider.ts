import { isPayable } from '#contract/orders/states.ts'
import { isOpen } from '#contract/payments/states.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { orderKind, statesOf } from '#server/modules/orders/index.ts'
import { ensureIntent } from './ensure-intent.ts'
import { openPaymentOfOrder, type PaymentRow } from './find-payments.ts'
import { recordOutcome } from './record-outcome.ts'

/** Asks the provider how an open payment stands and writes it down. */
export async function syncWithProvider(platform: Platform, payment: PaymentRow): Promise<void> {
  if (!isOpen(payment.state) || payment.provider_reference === null) return
  const outcome = await platform.payments.retrieve(payment.provider_reference)
  await platform.transact((work) => recordOutcome(platform, work, payment.id, outcome))
}

/**
 * Closes an open payment with the provider, then asks how it stands: it is cancelled, or it had been paid in that very moment
 * and settles, or returns, as any payment. A payment the provider never heard of is made known to it first, so that an intent
 * from a call that was cut off is closed too.
 */
export async function endPayment(platform: Platform, payment: PaymentRow): Promise<void> {
  const reference = await ensureIntent(platform, payment)
  await platform.payments.cancel(reference)
  await syncWithProvider(platform, { ...payment, provider_reference: reference })
}

/** Ends the payment that is open on the order, if one is. */
export async function endOpenPaymentOf(platform: Platform, orderId: string): Promise<void> {
  const open = await openPaymentOfOrder(platform.db, orderId)
  if (open) await endPayment(platform, open)
}

/** Brings an open payment up to date: asks, and closes it when one of its orders wants no money any more. */
export async function reconcile(platform: Platform, payment: PaymentRow): Promise<void> {
  const orders = await platform.db
    .selectFrom('payment_orders')
    .innerJoin('orders', 'orders.id', 'payment_orders.order_id')
    .select(['orders.kind', 'orders.fulfilment_state', 'orders.payment_state'])
    .where('payment_orders.payment_id', '=', payment.id)
    .execute()
  const wanted = orders.every((order) => isPayable(statesOf(order), orderKind(platform, order.kind).machine))
  if (wanted) await syncWithProvider(platform, payment)
  else await endPayment(platform, payment)
}
