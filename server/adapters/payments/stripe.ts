import Stripe from 'stripe'
import type { Clock, PaymentProvider, ProviderEvent } from '#server/kernel/ports.ts'
import { outcomeOf, type IntentFacts } from './intent-outcome.ts'
import { isSigned } from './webhook-signature.ts'

export interface StripeOptions {
  readonly secretKey: string
  /** `whsec_…` of the webhook endpoint. */
  readonly webhookSecret: string
  readonly clock: Clock
  /** The runtime's own unless given: tests answer with Stripe's fixtures. */
  readonly fetch?: typeof fetch
}

/** The version of Stripe's API that this adapter was written and tested against. */
export const stripeApiVersion = '2026-10-28.endive'
const timeoutMilliseconds = 15_000

/**
 * Stripe's PaymentIntents, over `fetch`. Every call that moves money carries an idempotency key, so the client may repeat it.
 * Card details never come here: Elements sends them to Stripe.
 */
export function createStripePayments(options: StripeOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    apiVersion: stripeApiVersion,
    httpClient: Stripe.createFetchHttpClient(options.fetch),
    timeout: timeoutMilliseconds,
    maxNetworkRetries: 2,
    telemetry: false,
  })
  return {
    name: 'stripe',
    async createIntent({ paymentId, amount, currency, description, idempotencyKey }) {
      const intent = await stripe.paymentIntents.create(
        {
          amount,
          currency: currency.toLowerCase(),
          description,
          metadata: { paymentId },
          automatic_payment_methods: { enabled: true },
        },
        { idempotencyKey },
      )
      if (intent.client_secret === null) throw new Error('Stripe answered an intent without a client secret')
      return { reference: intent.id, clientSecret: intent.client_secret }
    },
    retrieve: async (reference) => outcomeOf(await stripe.paymentIntents.retrieve(reference)),
    async cancel(reference) {
      try {
        await stripe.paymentIntents.cancel(reference)
      } catch (error) {
        if (!isUnexpectedState(error)) throw error
      }
    },
    async refund({ reference, refundId, amount, idempotencyKey }) {
      const refund = await stripe.refunds.create(
        { payment_intent: reference, amount, metadata: { refundId } },
        { idempotencyKey },
      )
      if (refund.status === 'failed' || refund.status === 'canceled') throw new Error('Stripe could not give the money back')
      return { reference: refund.id }
    },
    readWebhook: (body, signature) => readEvent(options, body, signature),
  }
}

/** Cancelling what succeeded or was cancelled already changes nothing; who asked looks at the intent's state next. */
function isUnexpectedState(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state'
}

/** Checked here and not by Stripe's library, which throws a fault of its own at some malformed headers. */
async function readEvent(
  { webhookSecret, clock }: StripeOptions,
  body: string,
  signature: string,
): Promise<ProviderEvent | null> {
  if (!(await isSigned(body, signature, webhookSecret, clock.now()))) return null
  const event = JSON.parse(body) as { id: string; data: { object: { object?: string } & IntentFacts } }
  const thing = event.data.object
  if (thing.object !== 'payment_intent') {
    const failedRefund = thing.object === 'refund' && thing.status === 'failed' ? thing.id : undefined
    return { id: event.id, reference: null, outcome: { status: 'pending' }, failedRefund }
  }
  return { id: event.id, reference: thing.id, outcome: outcomeOf(thing) }
}
