import Stripe from 'stripe'
import { beforeEach, describe, expect, test } from 'vitest'
import { createStripeDouble } from '../../../tests/payments/stripe-double.ts'
import fixtures from '../../../tests/payments/stripe-fixtures.json' with { type: 'json' }
import { createStripePayments } from './stripe.ts'

const now = new Date('2026-03-02T09:00:00Z')
let double = createStripeDouble()
let payments = make()
function make() {
  return createStripePayments({ secretKey: 'sk_test_key', webhookSecret: 'whsec', clock: { now: () => now }, fetch: double.wire })
}
beforeEach(() => {
  double = createStripeDouble()
  payments = make()
})

const input = { paymentId: 'p-1', amount: 1099, currency: 'USD', description: 'Carenest p-1', idempotencyKey: 'p-1' }
async function paid() {
  const { reference } = await payments.createIntent(input)
  double.succeed(reference)
  return reference
}

describe('an intent', () => {
  test('is one, however often it is asked for and wherever the line breaks', async () => {
    double.breaks.push('before', 'after')
    const first = await payments.createIntent(input)
    expect(await payments.createIntent(input)).toEqual(first)
    expect(double.intents.size).toBe(1)
  })

  test('of another amount under the same key is refused', async () => {
    await payments.createIntent(input)
    await expect(payments.createIntent({ ...input, amount: 1 + input.amount })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
    expect(double.intents.size).toBe(1)
  })

  test('of less than Stripe takes is refused, and its key is free again', async () => {
    await expect(payments.createIntent({ ...input, amount: 49 })).rejects.toMatchObject({ code: 'amount_too_small' })
    expect(await payments.createIntent({ ...input, amount: 50 })).toMatchObject({ reference: expect.stringMatching(/^pi_/) })
  })

  test('whose key answers 500 for a day is had under another one', async () => {
    double.breaks.push('500')
    const made = await payments.createIntent(input)
    expect(await payments.createIntent(input)).toEqual(made)
    expect(double.intents.size).toBe(1)
  })
})

describe('a refund', () => {
  const refund = (reference: string, refundId = 'r-1', amount = 300) =>
    payments.refund({ reference, refundId, amount, idempotencyKey: refundId })

  test('is given once, though its answer was lost and its key is forgotten by then', async () => {
    const reference = await paid()
    double.breaks.push('after', 'before', 'before')
    const first = await refund(reference).catch(() => null)
    double.forgetKeys()
    const again = await refund(reference)
    expect(double.refunds.size).toBe(1)
    expect(first ?? again).toEqual(again)
    expect(await payments.settled(reference)).toEqual({ captured: 1099, refunded: 300 })
  })

  test('whose key answers 500 for a day is given under another one, and once', async () => {
    const reference = await paid()
    double.breaks.push('500')
    expect(await refund(reference)).toEqual(await refund(reference))
    expect(await payments.settled(reference)).toMatchObject({ refunded: 300 })
  })

  test('of two ids are two', async () => {
    const reference = await paid()
    await refund(reference, 'r-1')
    await refund(reference, 'r-2')
    expect(await payments.settled(reference)).toEqual({ captured: 1099, refunded: 600 })
  })

  test('of more than is left is refused', async () => {
    const reference = await paid()
    await refund(reference, 'r-1', 1000)
    await expect(refund(reference, 'r-2', 100)).rejects.toMatchObject({ code: 'charge_already_refunded' })
  })
})

test('what was paid is listed with the platform’s own id, and what was not is left out', async () => {
  const reference = await paid()
  await payments.createIntent({ ...input, paymentId: 'p-2', idempotencyKey: 'p-2' })
  expect(await payments.listPaid(new Date(0))).toEqual([{ reference, paymentId: 'p-1', amount: 1099, refunded: 0 }])
})

describe('a message about a dispute', () => {
  const { dispute, event } = fixtures.resources
  const read = (change: Record<string, unknown>) => {
    const body = JSON.stringify({ ...event, data: { object: { ...dispute, payment_intent: 'pi_1', amount: 1000, ...change } } })
    const timestamp = Math.floor(now.getTime() / 1000)
    const signature = new Stripe('sk_test_key').webhooks.generateTestHeaderString({ payload: body, secret: 'whsec', timestamp })
    return payments.readWebhook(body, signature)
  }

  test.each([
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
  ])('%s is %s', async (status, state) => {
    expect(await read({ status })).toMatchObject({ reference: null, dispute: { reference: 'pi_1', state, amount: 1000 } })
  })

  test('an inquiry takes nothing, and is none', async () => {
    expect((await read({ status: 'warning_needs_response' }))?.dispute).toBeUndefined()
  })
})
