import Stripe from 'stripe'
import type { Clock, PaidIntent, PaymentProvider, ProviderDispute, ProviderEvent } from '#server/kernel/ports.ts'
import { outcomeOf, type IntentFacts } from './intent-outcome.ts'
import { stripeCards } from './stripe-cards.ts'
import { underKeys } from './under-keys.ts'
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
    cards: stripeCards(stripe),
    async createIntent({ paymentId, amount, currency, description, idempotencyKey, customer }) {
      const asked = {
        amount,
        currency: currency.toLowerCase(),
        description,
        metadata: { paymentId },
        // A saved card is charged while nobody is there to be led anywhere.
        ...(customer
          ? { customer, automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const } }
          : { automatic_payment_methods: { enabled: true } }),
      }
      const intent = await underKeys(idempotencyKey, (key) => stripe.paymentIntents.create(asked, { idempotencyKey: key }))
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
      // A key is forgotten after a day, and a first answer of 500 is given again under it: what was done is asked for by its own id.
      const done = await refundOf(stripe, reference, refundId)
      if (done) return { reference: done.id }
      const refund = await underKeys(idempotencyKey, async (key, again) => {
        const made = again ? await refundOf(stripe, reference, refundId) : undefined
        return (
          made ?? stripe.refunds.create({ payment_intent: reference, amount, metadata: { refundId } }, { idempotencyKey: key })
        )
      })
      if (refund.status === 'failed' || refund.status === 'canceled') throw new Error('Stripe could not give the money back')
      return { reference: refund.id }
    },
    async settled(reference) {
      const intent = await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] })
      const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
      return { captured: intent.amount_received, refunded: charge?.amount_refunded ?? 0 }
    },
    async listPaid(since) {
      const paid: PaidIntent[] = []
      const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100, expand: ['data.latest_charge'] }
      for await (const intent of stripe.paymentIntents.list(asked)) {
        const paymentId = intent.metadata['paymentId']
        if (intent.status !== 'succeeded' || paymentId === undefined) continue
        const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
        const { id: reference, amount_received: amount } = intent
        paid.push({ reference, paymentId, amount, refunded: charge?.amount_refunded ?? 0 })
      }
      return paid
    },
    readWebhook: (body, signature) => readEvent(options, body, signature),
  }
}

/** The refund of this id that Stripe has made, or is making; one that failed is none. */
async function refundOf(stripe: Stripe, reference: string, refundId: string): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: reference, limit: 100 })) {
    if (refund.metadata?.['refundId'] === refundId && refund.status !== 'failed' && refund.status !== 'canceled') return refund
  }
  return undefined
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
  if (thing.object === 'dispute') {
    const dispute = disputeOf(thing as unknown as Stripe.Dispute)
    return { id: event.id, reference: null, outcome: { status: 'pending' }, ...(dispute && { dispute }) }
  }
  if (thing.object !== 'payment_intent') {
    const failedRefund = thing.object === 'refund' && thing.status === 'failed' ? thing.id : undefined
    return { id: event.id, reference: null, outcome: { status: 'pending' }, failedRefund }
  }
  return { id: event.id, reference: thing.id, outcome: outcomeOf(thing) }
}

/** An inquiry holds nothing back, and is none. */
function disputeOf({ id, status, amount, reason, payment_intent: intent }: Stripe.Dispute): ProviderDispute | null {
  if (intent === null || status.startsWith('warning')) return null
  const state = status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open'
  return { id, reference: typeof intent === 'string' ? intent : intent.id, state, amount, reason }
}
