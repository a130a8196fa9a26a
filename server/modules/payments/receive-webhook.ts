import { Refusal } from '#server/kernel/errors.ts'
import type { Platform } from '#server/kernel/platform.ts'
import type { SignedMessage } from '#server/kernel/ports.ts'
import { recordDispute } from './record-dispute.ts'
import { refundFailed } from './refunds.ts'
import { recordOutcome } from './record-outcome.ts'

/**
 * Takes in a provider's message. Its event is remembered in the same unit of work as what it changed, so that one which failed
 * may come again and one that was done does nothing the second time.
 * @throws Refusal 400 `bad_signature` for what the provider did not sign, or signed more than five minutes ago.
 */
export async function receiveWebhook(platform: Platform, message: SignedMessage): Promise<void> {
  const event = await platform.payments.readWebhook(message.body, message.signature)
  if (!event) throw new Refusal(400, 'bad_signature', 'The signature is not right')
  const { reference, failedRefund, dispute } = event
  if (reference === null && failedRefund === undefined && dispute === undefined) return
  const provider = platform.payments.name
  await platform.transact(async (work) => {
    const fresh = await work.db
      .insertInto('provider_events')
      .values({ provider, event_id: event.id, received_at: platform.clock.now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst()
    if (!fresh) return
    if (failedRefund !== undefined) await refundFailed(platform, work, failedRefund)
    if (dispute !== undefined) await recordDispute(platform, work, dispute)
    if (reference === null) return
    const payment = await work.db
      .selectFrom('payments')
      .select('id')
      .where('provider', '=', provider)
      .where('provider_reference', '=', reference)
      .executeTakeFirst()
    if (payment) await recordOutcome(platform, work, payment.id, event.outcome)
  })
}
