import { beforeEach, describe, expect, test } from 'vitest'
import type { CardDoes } from '../../../tests/payments/stripe-double-cards.ts'
import { createStripeDouble } from '../../../tests/payments/stripe-double.ts'
import { createStripePayments } from './stripe.ts'

let double = createStripeDouble()
let payments = make()
function make() {
  const clock = { now: () => new Date('2026-03-02T09:00:00Z') }
  return createStripePayments({ secretKey: 'sk_test_key', webhookSecret: 'whsec', clock, fetch: double.wire })
}
beforeEach(() => {
  double = createStripeDouble()
  payments = make()
})

const customerOf = () => payments.cards.createCustomer({ userId: 'u-1', idempotencyKey: 'customer-u-1' })

async function saved(does: CardDoes = 'pays') {
  const customer = await customerOf()
  const { reference: setup } = await payments.cards.begin({ customer, idempotencyKey: 'setup-1' })
  return { customer, setup, card: double.cards.enter(setup, does) }
}
const intentOf = async (customer: string) => {
  const asked = { paymentId: 'p-1', amount: 1099, currency: 'USD', description: 'Carenest p-1', idempotencyKey: 'p-1', customer }
  return (await payments.createIntent(asked)).reference
}

describe('a card that is saved', () => {
  test('is known by its brand, its last digits and until when it is good, and by nothing else', async () => {
    const { setup, card } = await saved()
    expect(await payments.cards.retrieve(setup)).toEqual({
      status: 'succeeded',
      card: { reference: card, brand: 'visa', last4: '4242', expiryMonth: 8, expiryYear: 2030 },
    })
  })

  test('waits until it is entered, and says why its bank refused it', async () => {
    const customer = await customerOf()
    const { reference, clientSecret } = await payments.cards.begin({ customer, idempotencyKey: 'setup-1' })
    expect(clientSecret).toContain('_secret_')
    expect(await payments.cards.retrieve(reference)).toEqual({ status: 'pending' })
    double.cards.refuse(reference)
    expect(await payments.cards.retrieve(reference)).toEqual({ status: 'failed', code: 'card_declined' })
  })

  test('has one owner and one beginning, wherever the line breaks', async () => {
    double.breaks.push('before', 'after')
    const customer = await customerOf()
    expect(await customerOf()).toBe(customer)
    double.breaks.push('after')
    const begin = () => payments.cards.begin({ customer, idempotencyKey: 'setup-1' })
    expect(await begin()).toEqual(await begin())
    expect([double.cards.customers.size, double.cards.setups.size]).toEqual([1, 1])
  })

  test('whose key answers 500 for a day is begun under another one', async () => {
    double.breaks.push('500')
    const customer = await customerOf()
    double.breaks.push('500')
    expect(await payments.cards.begin({ customer, idempotencyKey: 'setup-1' })).toMatchObject({
      reference: expect.stringMatching(/^seti_/),
    })
  })
})

describe('a charge while its owner is away', () => {
  const charge = (reference: string, card: string, idempotencyKey = 'charge-1') =>
    payments.cards.charge({ reference, card, idempotencyKey })

  test('is taken once, wherever the line breaks', async () => {
    const { customer, card } = await saved()
    const reference = await intentOf(customer)
    double.breaks.push('after', 'before')
    await charge(reference, card)
    await charge(reference, card)
    await charge(reference, card, 'charge-2')
    expect(await payments.retrieve(reference)).toEqual({ status: 'succeeded' })
    expect(await payments.settled(reference)).toEqual({ captured: 1099, refunded: 0 })
  })

  test.each([
    ['declines', 'insufficient_funds'],
    ['asks', 'authentication_required'],
  ] as const)('that the bank %s is no fault, and the intent says why: %s', async (does, code) => {
    const { customer, card } = await saved(does)
    const reference = await intentOf(customer)
    await charge(reference, card)
    expect(await payments.retrieve(reference)).toEqual({ status: 'failed', code })
  })

  test('whose key answers 500 for a day is made under another one', async () => {
    const { customer, card } = await saved()
    const reference = await intentOf(customer)
    double.breaks.push('500')
    await charge(reference, card)
    expect(await payments.retrieve(reference)).toEqual({ status: 'succeeded' })
  })
})

describe('what is forgotten', () => {
  test('is charged no more, and forgetting it again is no fault', async () => {
    const { customer, card } = await saved()
    await payments.cards.remove(card)
    expect(double.cards.methods.get(card)?.customer).toBeNull()
    await payments.cards.remove(card)
    await payments.cards.remove('pm_nobody')
    const reference = await intentOf(customer)
    await expect(payments.cards.charge({ reference, card, idempotencyKey: 'charge-1' })).rejects.toThrow(/belongs to no customer/)
    expect(await payments.settled(reference)).toEqual({ captured: 0, refunded: 0 })
  })

  test('of a person is all that the provider has of them', async () => {
    const { customer, card } = await saved()
    await payments.cards.removeCustomer(customer)
    await payments.cards.removeCustomer(customer)
    expect(double.cards.customers.size).toBe(0)
    expect(double.cards.methods.get(card)?.customer).toBeNull()
  })

  test('is not said to be while the provider is away', async () => {
    const { card } = await saved()
    double.breaks.push('before', 'before', 'before')
    await expect(payments.cards.remove(card)).rejects.toThrow(/connection/)
    expect(double.cards.methods.get(card)?.customer).not.toBeNull()
  })
})
