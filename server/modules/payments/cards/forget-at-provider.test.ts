import { afterEach, expect, test, vi } from 'vitest'
import { paymentsContract } from '#contract/payments/contract.ts'
import { privacyContract } from '#contract/privacy/contract.ts'
import { createStripePayments } from '#server/adapters/payments/stripe.ts'
import { createStripeDouble } from '../../../../tests/payments/stripe-double.ts'
import { makePatient, signIn, type Person } from '../../../../tests/support/people.ts'
import { createTestServer } from '../../../../tests/support/server.ts'
import { wholeSlice } from '../../../../tests/support/whole-slice.ts'
import { forgetRemoved } from './forget-at-provider.ts'

const double = createStripeDouble()
const payments = createStripePayments({
  secretKey: 'sk_test_key',
  webhookSecret: 'whsec_for_tests',
  clock: { now: () => server.clock.now() },
  fetch: double.wire,
})
const server = await createTestServer({ payments, settings: { stripePublishableKey: 'pk_test_key' } })
const { clock, db, platform } = server

const forget = () => forgetRemoved.run(platform, wholeSlice(server.log))
const attached = () => [...double.cards.methods.values()].filter(({ customer }) => customer !== null).length
const waiting = () => db.selectFrom('provider_removals').select(['kind', 'attempts']).orderBy('kind').execute()

/** A card that the person entered in their browser. */
async function save(as: Person): Promise<string> {
  const { id } = await server.call(paymentsContract.beginCard, {}, { as })
  const { reference } = await db.selectFrom('card_setups').select('reference').where('id', '=', id).executeTakeFirstOrThrow()
  double.cards.enter(reference!)
  await server.call(paymentsContract.refreshCardSetup, { params: { id } }, { as })
  const [card] = await server.call(paymentsContract.listCards, {}, { as })
  return card!.id
}

afterEach(() => {
  vi.restoreAllMocks()
  double.cards.methods.clear()
  double.cards.customers.clear()
})

test('a card that is removed is detached at once', async () => {
  const ann = await makePatient(server)
  const id = await save(ann)
  await server.call(paymentsContract.removeCard, { params: { id } }, { as: ann })
  expect(attached()).toBe(0)
  expect(await waiting()).toEqual([])
})

test('while the provider is away its card is remembered, and detached once it is back, by several at once too', async () => {
  const ann = await makePatient(server)
  const id = await save(ann)
  const away = vi.spyOn(platform.payments.cards, 'remove').mockRejectedValue(new Error('no answer'))
  await server.call(paymentsContract.removeCard, { params: { id } }, { as: ann })
  await forget()
  expect([attached(), away.mock.calls.length]).toEqual([1, 1])
  expect(await waiting()).toEqual([{ kind: 'card', attempts: 1 }])
  away.mockRestore()
  const calls = vi.spyOn(platform.payments.cards, 'remove')
  clock.advance({ minutes: 2 })
  await Promise.all([forget(), forget(), forget()])
  expect([attached(), calls.mock.calls.length]).toEqual([0, 1])
  expect(await waiting()).toEqual([])
})

test('of who is erased the provider forgets everything, also when it was away that day', async () => {
  const ann = await makePatient(server)
  await save(ann)
  await save(ann)
  await server.call(privacyContract.askErasure, { body: { confirmed: true, password: ann.password } }, { as: ann })
  vi.spyOn(platform.payments.cards, 'remove').mockRejectedValue(new Error('no answer'))
  vi.spyOn(platform.payments.cards, 'removeCustomer').mockRejectedValue(new Error('no answer'))
  clock.advance({ days: 14, minutes: 1 })
  await server.runJobs()
  expect(await db.selectFrom('saved_cards').selectAll().execute()).toEqual([])
  await forget()
  expect(attached()).toBe(2)
  expect((await waiting()).map(({ kind }) => kind)).toEqual(['card', 'card', 'customer'])
  vi.restoreAllMocks()
  clock.advance({ days: 2 })
  await forget()
  expect([attached(), double.cards.customers.size]).toEqual([0, 0])
  expect(await waiting()).toEqual([])
})

test('a card that was replaced is forgotten, and those that are left stay', async () => {
  const ann = await makePatient(server)
  const first = await save(ann)
  await save(ann)
  const back = await signIn(server, ann)
  await server.call(paymentsContract.removeCard, { params: { id: first } }, { as: back })
  expect(attached()).toBe(1)
})
