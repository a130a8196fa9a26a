import Stripe from 'stripe'
import type { CardOutcome, ProviderCards } from '#server/kernel/ports.ts'
import { underKeys } from './under-keys.ts'

/** Stripe's customers, SetupIntents and off-session charges (docs.stripe.com/payments/save-and-reuse). */
export function stripeCards(stripe: Stripe): ProviderCards {
  return {
    async createCustomer({ userId, idempotencyKey }) {
      const asked = { metadata: { userId } }
      const { id } = await underKeys(idempotencyKey, (key) => stripe.customers.create(asked, { idempotencyKey: key }))
      return id
    },
    async begin({ customer, idempotencyKey }) {
      const setup = await underKeys(idempotencyKey, (key) =>
        stripe.setupIntents.create(
          { customer, usage: 'off_session', automatic_payment_methods: { enabled: true, allow_redirects: 'never' } },
          { idempotencyKey: key },
        ),
      )
      if (setup.client_secret === null) throw new Error('Stripe answered a setup without a client secret')
      return { reference: setup.id, clientSecret: setup.client_secret }
    },
    retrieve: async (reference) => outcomeOf(await stripe.setupIntents.retrieve(reference, { expand: ['payment_method'] })),
    async remove(card) {
      // It belongs to nobody any more, or never did: that is what was wanted.
      await stripe.paymentMethods.detach(card).catch(unlessGone)
    },
    async removeCustomer(customer) {
      await stripe.customers.del(customer).catch(unlessGone)
    },
    async charge({ reference, card, idempotencyKey }) {
      try {
        const how = { payment_method: card, off_session: true }
        // What was paid meanwhile cannot be confirmed again: another key takes nothing twice.
        await underKeys(idempotencyKey, (key) => stripe.paymentIntents.confirm(reference, how, { idempotencyKey: key }))
      } catch (error) {
        const isClosed =
          error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state'
        if (!isClosed && !(error instanceof Stripe.errors.StripeCardError)) throw error
      }
    },
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
}

function outcomeOf(setup: Stripe.SetupIntent): CardOutcome {
  const { status, payment_method: method, last_setup_error: error } = setup
  if (status === 'succeeded' && method !== null && typeof method === 'object' && method.card) {
    const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card
    return { status: 'succeeded', card: { reference: method.id, brand, last4, expiryMonth, expiryYear } }
  }
  if (status === 'requires_action') return { status: 'requires_action' }
  const code = error?.decline_code ?? error?.code
  return code === undefined ? { status: 'pending' } : { status: 'failed', code }
}
