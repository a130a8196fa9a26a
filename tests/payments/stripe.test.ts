import Stripe from 'stripe'
import { beforeEach, expect, test } from 'vitest'
import { paymentsContract } from '#contract/payments/contract.ts'
import { createStripePayments } from '#server/adapters/payments/stripe.ts'
import { refundOrder } from '#server/modules/orders/index.ts'
import { makeDoctor, makePatient } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { goodCard, orderRow, paymentRow } from './money-rows.ts'
import { holdSeat, seatModule } from './seat.ts'
import fixtures from './stripe-fixtures.json' with { type: 'json' }

const { payment_intent: intent, refund, event } = fixtures.resources
const secret = 'whsec_for_tests'

/** The wire instead of Stripe's servers: answers with Stripe's official fixtures. */
const asked: string[] = []
let down = false
const wire: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname } = new URL(request.url)
  asked.push(`${request.method} ${pathname}`)
  if (down) return Response.json({ error: { type: 'api_error' } }, { status: 400 })
  if (request.method === 'GET' && pathname === '/v1/refunds') {
    return Response.json({ object: 'list', data: [], has_more: false, url: pathname })
  }
  return Response.json(pathname.startsWith('/v1/refunds') ? refund : intent)
}
const payments = createStripePayments({
  secretKey: 'sk_test_key',
  webhookSecret: secret,
  clock: { now: () => server.clock.now() },
  fetch: wire,
})
const server = await createTestServer({ besides: [seatModule], payments, settings: { stripePublishableKey: 'pk_test_key' } })

beforeEach(() => {
  asked.length = 0
  down = false
})

async function held() {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  return { buyer, ...(await holdSeat(server, { buyer, seller, price: intent.amount })) }
}

function post(id: string, object: object) {
  const payload = JSON.stringify({ ...event, id, data: { object } })
  const timestamp = Math.floor(server.clock.now().getTime() / 1000)
  const signature = new Stripe('sk_test_key').webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return server.fetch(
    new Request('http://carenest.test/api/payments/webhook', {
      method: 'POST',
      body: payload,
      headers: { 'Stripe-Signature': signature },
    }),
  )
}

test('an order is paid with Stripe: the browser gets what Elements needs, the webhook settles', async () => {
  const { buyer, orderId } = await held()
  const payment = await server.call(paymentsContract.payOrder, { params: { id: orderId } }, { as: buyer })
  expect(payment).toMatchObject({ provider: 'stripe', clientSecret: intent.client_secret, publishableKey: 'pk_test_key' })
  const sandbox = await server.refusal(
    paymentsContract.confirmSandbox,
    { params: { id: payment.id }, body: goodCard },
    { as: buyer },
  )
  expect(sandbox.status).toBe(404)
  expect((await post('evt_1', { ...intent, status: 'succeeded' })).status).toBe(200)
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'paid' })
})

test('while Stripe does not answer nothing is lost: the same payment goes on later', async () => {
  const { buyer, orderId } = await held()
  down = true
  const refusal = await server.refusal(paymentsContract.payOrder, { params: { id: orderId } }, { as: buyer })
  expect(refusal).toMatchObject({ status: 502, code: 'payment_provider_unavailable' })
  down = false
  const payment = await server.call(paymentsContract.payOrder, { params: { id: orderId } }, { as: buyer })
  expect(await paymentRow(server, payment.id)).toMatchObject({ provider_reference: intent.id })
  expect(await server.db.selectFrom('payments').select('id').execute()).toHaveLength(1)
})

test('a refund that Stripe accepted and could not carry out is not forgotten', async () => {
  const { buyer, orderId } = await held()
  await server.call(paymentsContract.payOrder, { params: { id: orderId } }, { as: buyer })
  await post('evt_1', { ...intent, status: 'succeeded' })
  await server.platform.transact((work) =>
    refundOrder(server.platform, work, orderId, { portion: 'full', reason: 'cancelled', actorId: null }),
  )
  const state = () => server.db.selectFrom('refunds').select('state').executeTakeFirstOrThrow()
  expect(await state()).toEqual({ state: 'succeeded' })
  await post('evt_2', { ...refund, status: 'succeeded' })
  expect(await state()).toEqual({ state: 'succeeded' })
  expect((await post('evt_3', { ...refund, status: 'failed' })).status).toBe(200)
  expect(await state()).toEqual({ state: 'failed' })
  expect(server.log.entries.filter((entry) => entry.level === 'error')).toHaveLength(1)
})
