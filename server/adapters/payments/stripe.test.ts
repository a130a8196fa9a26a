import Stripe from 'stripe'
import { beforeEach, describe, expect, test } from 'vitest'
import fixtures from '../../../tests/payments/stripe-fixtures.json' with { type: 'json' }
import { createStripePayments, stripeApiVersion } from './stripe.ts'

const { payment_intent: intent, refund, event } = fixtures.resources
const now = new Date('2026-03-02T09:00:00Z')

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly form: URLSearchParams
}

const asked: Asked[] = []
let answers: { status: number; body: unknown }[] = []

/** The wire instead of Stripe's servers: answers with Stripe's official fixtures and keeps what was asked. */
const wire: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname } = new URL(request.url)
  asked.push({
    method: request.method,
    path: pathname,
    headers: request.headers,
    form: new URLSearchParams(await request.text()),
  })
  const answer = answers.shift() ?? { status: 500, body: { error: { type: 'api_error' } } }
  return Response.json(answer.body, { status: answer.status })
}
const payments = createStripePayments({
  secretKey: 'sk_test_key',
  webhookSecret: 'whsec_for_tests',
  clock: { now: () => now },
  fetch: wire,
})

beforeEach(() => {
  asked.length = 0
  answers = []
})

describe('an intent', () => {
  const input = { paymentId: 'p-1', amount: 1099, currency: 'USD', description: 'Carenest p-1', idempotencyKey: 'p-1' }

  test('is created in the pinned version, once per idempotency key', async () => {
    answers = [{ status: 200, body: intent }]
    expect(await payments.createIntent(input)).toEqual({ reference: intent.id, clientSecret: intent.client_secret })
    const [call] = asked
    expect(call).toMatchObject({ method: 'POST', path: '/v1/payment_intents' })
    expect(call!.headers.get('stripe-version')).toBe(stripeApiVersion)
    expect(call!.headers.get('idempotency-key')).toBe('p-1')
    expect(call!.headers.get('authorization')).toBe('Bearer sk_test_key')
    expect(Object.fromEntries(call!.form)).toMatchObject({ amount: '1099', currency: 'usd', 'metadata[paymentId]': 'p-1' })
  })

  test('is asked for again under the same key when the line broke', async () => {
    answers = [
      { status: 500, body: { error: { type: 'api_error' } } },
      { status: 200, body: intent },
    ]
    await payments.createIntent(input)
    expect(asked.map((call) => call.headers.get('idempotency-key'))).toEqual(['p-1', 'p-1'])
  })

  test.each([
    [{ status: 'succeeded' }, { status: 'succeeded' }],
    [{ status: 'processing' }, { status: 'pending' }],
    [{ status: 'canceled' }, { status: 'cancelled' }],
    [{ status: 'requires_action' }, { status: 'requires_action', clientSecret: intent.client_secret }],
    [{ status: 'requires_payment_method', last_payment_error: null }, { status: 'pending' }],
    [
      { last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' } },
      { status: 'failed', code: 'card_declined' },
    ],
    [
      { last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' } },
      { status: 'failed', code: 'insufficient_funds' },
    ],
    [{ last_payment_error: { code: 'expired_card' } }, { status: 'failed', code: 'expired_card' }],
  ])('%j is read as %j', async (change, outcome) => {
    answers = [{ status: 200, body: { ...intent, ...change } }]
    expect(await payments.retrieve(intent.id)).toEqual(outcome)
    expect(asked[0]).toMatchObject({ method: 'GET', path: `/v1/payment_intents/${intent.id}` })
  })

  test('that is closed already is cancelled without fuss; any other fault is told', async () => {
    const body = { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'no' } }
    answers = [{ status: 400, body }]
    await payments.cancel(intent.id)
    expect(asked[0]).toMatchObject({ method: 'POST', path: `/v1/payment_intents/${intent.id}/cancel` })
    answers = [{ status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } }]
    await expect(payments.cancel('pi_none')).rejects.toMatchObject({ code: 'resource_missing' })
  })
})

describe('a refund', () => {
  const input = { reference: intent.id, refundId: 'r-1', amount: 100, idempotencyKey: 'r-1' }
  const nothingGivenBack = { status: 200, body: { object: 'list', data: [], has_more: false, url: '/v1/refunds' } }

  test('names intent, amount and key', async () => {
    answers = [nothingGivenBack, { status: 200, body: refund }]
    expect(await payments.refund(input)).toEqual({ reference: refund.id })
    expect(asked[0]).toMatchObject({ method: 'GET', path: '/v1/refunds' })
    expect(asked[1]!.headers.get('idempotency-key')).toBe('r-1')
    expect(Object.fromEntries(asked[1]!.form)).toMatchObject({
      payment_intent: intent.id,
      amount: '100',
      'metadata[refundId]': 'r-1',
    })
  })

  test('that failed is no refund', async () => {
    answers = [nothingGivenBack, { status: 200, body: { ...refund, status: 'failed' } }]
    await expect(payments.refund(input)).rejects.toThrow('could not give')
  })
})

describe('a webhook', () => {
  const sign = (payload: string, secret = 'whsec_for_tests', at = now) =>
    new Stripe('sk_test_key').webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) })
  const body = JSON.stringify({
    ...event,
    type: 'payment_intent.succeeded',
    data: { object: { ...intent, status: 'succeeded' } },
  })

  test('that Stripe signed is read', async () => {
    const read = await payments.readWebhook(body, sign(body))
    expect(read).toEqual({ id: event.id, reference: intent.id, outcome: { status: 'succeeded' } })
  })

  test('about something else is genuine and about no payment', async () => {
    const other = JSON.stringify(event)
    expect(await payments.readWebhook(other, sign(other))).toMatchObject({ id: event.id, reference: null })
  })

  test('that is forged, changed or old is none', async () => {
    expect(await payments.readWebhook(body, sign(body, 'whsec_other'))).toBeNull()
    expect(await payments.readWebhook(body.replace('1099', '1'), sign(body))).toBeNull()
    expect(await payments.readWebhook(body, sign(body, undefined, new Date(now.getTime() - 301_000)))).toBeNull()
    expect(await payments.readWebhook(body, '')).toBeNull()
    expect(await payments.readWebhook(body, 't=1,v1=')).toBeNull()
  })
})
