import { Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { PaymentRow } from './find-payments.ts'

export const providerUnavailable = () =>
  new Refusal(502, 'payment_provider_unavailable', 'The payment provider does not answer; nothing was taken')

/**
 * Makes sure the provider knows the payment, and answers its reference. The payment's row is written before, and its id is the
 * idempotency key: whoever comes second, or again after a crash, gets the same intent.
 * @throws Refusal 502 when the provider does not answer.
 */
export async function ensureIntent(platform: Platform, payment: PaymentRow): Promise<string> {
  if (payment.provider_reference) return payment.provider_reference
  const intent = await platform.payments
    .createIntent({
      paymentId: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      description: `Carenest ${payment.id}`,
      idempotencyKey: payment.id,
      ...(payment.customer && { customer: payment.customer }),
    })
    .catch((error: unknown) => {
      platform.log.warn('payment intent was not created', { payment: payment.id, error: nameOf(error) })
      throw providerUnavailable()
    })
  await platform.db
    .updateTable('payments')
    .set({ provider_reference: intent.reference, client_secret: intent.clientSecret })
    .where('id', '=', payment.id)
    .where('provider_reference', 'is', null)
    .execute()
  return intent.reference
}

/** Providers' messages may quote what was sent: only the error's kind is logged. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
