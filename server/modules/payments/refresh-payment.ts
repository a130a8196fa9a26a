import type { Payment } from '#contract/payments/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Platform } from '#server/kernel/platform.ts'
import { syncWithProvider } from './sync-with-provider.ts'
import { nameOf, providerUnavailable } from './ensure-intent.ts'
import { paymentForParty } from './find-payments.ts'
import { readPayment } from './read-payment.ts'

/** Asks the provider, when its message is late. @throws Refusal 502 when it does not answer. */
export async function refreshPayment(platform: Platform, actor: Actor, input: { id: string }): Promise<Payment> {
  const payment = await paymentForParty(platform.db, actor, input.id)
  await syncWithProvider(platform, payment).catch((error: unknown) => {
    platform.log.warn('payment could not be refreshed', { payment: payment.id, error: nameOf(error) })
    throw providerUnavailable()
  })
  return readPayment(platform, actor, input)
}
