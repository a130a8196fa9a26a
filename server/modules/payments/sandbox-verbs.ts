import type { Payment, SandboxCard } from '#contract/payments/schemas.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { SandboxControls, SignedMessage } from '#server/kernel/ports.ts'
import { lockOrder, assertPayable } from '#server/modules/orders/index.ts'
import { ordersOfPayment, paymentForParty } from './find-payments.ts'
import { readPayment } from './read-payment.ts'
import { receiveWebhook } from './receive-webhook.ts'

/**
 * Tries a test card on the payer's payment. The sandbox's answer comes in through the webhook's own verb. A card that is refused
 * is no refusal of the call: the answer says `failed` and why.
 * @throws Refusal 404 where the sandbox is not the provider; 409 `hold_expired`, `order_not_payable`, `payment_closed`.
 */
export function confirmSandbox(platform: Platform, actor: Actor, input: { id: string; card: SandboxCard }): Promise<Payment> {
  return inSandbox(platform, actor, input.id, (sandbox, reference) => sandbox.confirm(reference, input.card))
}

/** Passes or fails the bank's authentication. @throws Refusal as {@link confirmSandbox}; `payment_closed` when none is asked for. */
export function answerChallenge(platform: Platform, actor: Actor, input: { id: string; accept: boolean }): Promise<Payment> {
  return inSandbox(platform, actor, input.id, (sandbox, reference) => sandbox.answerChallenge(reference, input.accept))
}

async function inSandbox(
  platform: Platform,
  actor: Actor,
  id: string,
  act: (sandbox: SandboxControls, reference: string) => Promise<SignedMessage | null>,
): Promise<Payment> {
  const { sandbox } = platform.payments
  const payment = await paymentForParty(platform.db, actor, id)
  if (!sandbox || payment.provider !== 'sandbox' || payment.provider_reference === null) throw notFound()
  for (const { order_id } of await ordersOfPayment(platform.db, id)) {
    await platform.transact(async (work) => assertPayable(platform, work, await lockOrder(platform, work, order_id)))
  }
  const message = await act(sandbox, payment.provider_reference)
  if (!message) throw conflict('payment_closed', 'This payment takes nothing any more')
  await receiveWebhook(platform, message)
  return readPayment(platform, actor, { id })
}
