import type { Payment } from '#contract/payments/schemas.ts'
import { declineCodeOf, isOpen } from '#contract/payments/states.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Reader } from '#server/kernel/db.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { ordersOfPayment, paymentForParty, paymentsOfOrder, type PaymentRow } from './find-payments.ts'

/** How the payment stands, as far as the platform knows. */
export async function readPayment(platform: Platform, actor: Actor, input: { id: string }): Promise<Payment> {
  const payment = await paymentForParty(platform.db, actor, input.id)
  const shares = await ordersOfPayment(platform.db, payment.id)
  const mayPay = isOpen(payment.state) && payment.payer_id === actor.userId
  return {
    ...summary(payment),
    orders: shares.map(({ order_id, amount }) => ({ id: order_id, amount: { amount, currency: payment.currency } })),
    provider: payment.provider,
    clientSecret: mayPay ? payment.client_secret : null,
    publishableKey: mayPay && payment.provider === 'stripe' ? platform.settings.stripePublishableKey : null,
    refunded: { amount: payment.refunded, currency: payment.currency },
    createdAt: payment.created_at,
  }
}

/** The payment that counts for an order: the one that succeeded, else the latest. */
export async function paymentSummaryOf(db: Reader, orderId: string) {
  const payments = await paymentsOfOrder(db, orderId).execute()
  const counting = payments.find((payment) => payment.state === 'succeeded') ?? payments[0]
  return counting ? summary(counting) : null
}

function summary(payment: PaymentRow) {
  return {
    id: payment.id,
    state: payment.state,
    amount: { amount: payment.amount, currency: payment.currency },
    failureCode: payment.state === 'failed' ? declineCodeOf(payment.failure_code ?? '') : null,
  }
}
