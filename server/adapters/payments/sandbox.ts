import type { PaymentProvider, ProviderEvent } from '#server/kernel/ports.ts'
import { outcomeOf, type IntentFacts } from './intent-outcome.ts'
import { sandboxCards } from './sandbox-cards.ts'
import { sandboxControls } from './sandbox-controls.ts'
import { factsOf, type SandboxOptions } from './sandbox-intent.ts'
import { refundSandboxIntent } from './sandbox-refund.ts'
import { isSigned } from './webhook-signature.ts'

/**
 * The built-in payment provider: takes no money, and otherwise behaves as Stripe's test mode does. Its intents live in tables of
 * their own, so they survive restarts and several processes may share them. Uses the root handle: never call it within a transaction.
 */
export function createSandboxPayments(options: SandboxOptions): PaymentProvider {
  const { db, clock, secrets, signingSecret } = options
  return {
    name: 'sandbox',
    sandbox: sandboxControls(options),
    cards: sandboxCards(options),
    async createIntent({ amount, currency, idempotencyKey }) {
      const reference = `pi_sandbox_${secrets.token(18)}`
      await db
        .insertInto('sandbox_intents')
        .values({
          reference,
          client_secret: `${reference}_secret_${secrets.token(18)}`,
          amount,
          currency,
          state: 'requires_payment_method',
          failure_code: null,
          idempotency_key: idempotencyKey,
          created_at: clock.now().toISOString(),
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute()
      const intent = await db
        .selectFrom('sandbox_intents')
        .selectAll()
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirstOrThrow()
      if (intent.amount !== amount || intent.currency !== currency) throw new Error('idempotency key was used for another amount')
      return { reference: intent.reference, clientSecret: intent.client_secret }
    },
    async retrieve(reference) {
      const intent = await db
        .selectFrom('sandbox_intents')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      return outcomeOf(factsOf(intent))
    },
    async cancel(reference) {
      await db
        .updateTable('sandbox_intents')
        .set({ state: 'canceled' })
        .where('reference', '=', reference)
        .where('state', 'in', ['requires_payment_method', 'requires_action'])
        .execute()
    },
    refund: (input) => refundSandboxIntent(options, input),
    async settled(reference) {
      const { state, amount, refunded } = await db
        .selectFrom('sandbox_intents')
        .select(['state', 'amount', 'refunded'])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      return { captured: state === 'succeeded' ? amount : 0, refunded }
    },
    async listPaid(since) {
      const rows = await db
        .selectFrom('sandbox_intents')
        .select(['reference', 'amount', 'refunded', 'idempotency_key'])
        .where('state', '=', 'succeeded')
        .where('created_at', '>=', since.toISOString())
        .where('idempotency_key', 'is not', null)
        .execute()
      return rows.map(({ idempotency_key, ...paid }) => ({ ...paid, paymentId: idempotency_key! }))
    },
    async readWebhook(body, signature): Promise<ProviderEvent | null> {
      if (!(await isSigned(body, signature, signingSecret, clock.now()))) return null
      const event = JSON.parse(body) as { id: string; data: { object: IntentFacts } }
      return { id: event.id, reference: event.data.object.id, outcome: outcomeOf(event.data.object) }
    },
  }
}
