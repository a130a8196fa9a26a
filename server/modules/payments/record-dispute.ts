import type { Platform } from '#server/kernel/platform.ts'
import type { ProviderDispute } from '#server/kernel/ports.ts'
import type { Work } from '#server/kernel/work.ts'
import { moneyBooks } from '#server/modules/orders/index.ts'

/**
 * Writes down what the provider says of a dispute; in whatever order its words come, the last one of a case that is closed stands. While it
 * is open the money is held back.
 */
export async function recordDispute(platform: Platform, work: Work, dispute: ProviderDispute): Promise<void> {
  const provider = platform.payments.name
  const payment = await work.db
    .selectFrom('payments')
    .select(['id', 'currency'])
    .where('provider', '=', provider)
    .where('provider_reference', '=', dispute.reference)
    .forUpdate()
    .executeTakeFirst()
  if (!payment) return
  const at = platform.clock.now().toISOString()
  const { amount, state, reason } = dispute
  const { currency } = payment
  const opened = await work.db
    .insertInto('payment_disputes')
    .values({
      id: platform.ids.next(),
      provider,
      provider_reference: dispute.id,
      payment_id: payment.id,
      amount,
      currency,
      state: 'open',
      reason,
      opened_at: at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_reference']).doNothing())
    .returning('id')
    .executeTakeFirst()
  const books = moneyBooks(platform)
  if (opened) {
    await books.write(platform, work, { kind: 'dispute_opened', disputeId: opened.id, amount, currency })
    await work.audit({ action: 'payment.disputed', recordKind: 'payment', recordId: payment.id, userId: null, reason })
    work.afterCommit(() => platform.log.error('a payment is disputed', { payment: payment.id }))
  }
  if (state === 'open') return
  const closed = await work.db
    .updateTable('payment_disputes')
    .set({ state, closed_at: at })
    .where('provider', '=', provider)
    .where('provider_reference', '=', dispute.id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  if (!closed) return
  const kind = state === 'won' ? 'dispute_won' : 'dispute_lost'
  await books.write(platform, work, { kind, disputeId: closed.id, amount, currency })
  await work.audit({ action: `payment.dispute.${state}`, recordKind: 'payment', recordId: payment.id, userId: null })
}
