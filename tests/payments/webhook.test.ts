import { describe, expect, test } from 'vitest'
import { paymentsContract } from '#contract/payments/contract.ts'
import { signBody } from '#server/adapters/payments/webhook-signature.ts'
import { makeDoctor, makePatient } from '../support/people.ts'
import { createTestServer, sandboxSigningSecret } from '../support/server.ts'
import { goodCard, moneyTaken, orderRow, paymentRow } from './money-rows.ts'
import { holdSeat, failSeat, seatModule } from './seat.ts'

const server = await createTestServer({ besides: [seatModule] })
const { payOrder, refreshPayment } = paymentsContract
const sandbox = server.platform.payments.sandbox!
const card = { ...goodCard, number: '4242424242424242' }

async function begun() {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  const seat = await holdSeat(server, { buyer, seller })
  const payment = await server.call(payOrder, { params: { id: seat.orderId } }, { as: buyer })
  const { provider_reference: reference } = await paymentRow(server, payment.id)
  return { buyer, ...seat, payment, reference: reference! }
}

/** Posts to the webhook as the provider does: no account, no idempotency key. */
const post = (body: string, signature: string, headers: Record<string, string> = {}) =>
  server.fetch(
    new Request('http://carenest.test/api/payments/webhook', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature, ...headers },
    }),
  )

const eventOf = (reference: string, status: string, id = 'evt_1', error: object | null = null) =>
  JSON.stringify({
    id,
    object: 'event',
    data: { object: { object: 'payment_intent', id: reference, status, last_payment_error: error } },
  })

const sign = (body: string) => signBody(body, sandboxSigningSecret, server.clock.now())

test('the message settles the order, whoever is signed in where', async () => {
  const { orderId, reference } = await begun()
  const message = await sandbox.confirm(reference, card)
  expect((await post(message!.body, message!.signature, { Authorization: 'Bearer nonsense' })).status).toBe(200)
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'paid' })
})

test('a message that comes three times does everything once', async () => {
  const { orderId, reference } = await begun()
  const { body, signature } = (await sandbox.confirm(reference, card))!
  for (let time = 0; time < 3; time++) expect((await post(body, signature)).status).toBe(200)
  const paid = server.db.selectFrom('order_events').select('id').where('order_id', '=', orderId).where('event', '=', 'paid')
  expect(await paid.execute()).toHaveLength(1)
  expect(await server.db.selectFrom('invoices').selectAll().execute()).toHaveLength(1)
  expect(await server.db.selectFrom('provider_events').selectAll().execute()).toHaveLength(1)
})

test('another message about the same success changes nothing, nor does a failure that comes after it', async () => {
  const { orderId, reference, payment } = await begun()
  const events = [
    eventOf(reference, 'succeeded', 'evt_1'),
    eventOf(reference, 'succeeded', 'evt_2'),
    eventOf(reference, 'requires_payment_method', 'evt_3', { code: 'card_declined' }),
    eventOf(reference, 'canceled', 'evt_4'),
  ]
  for (const body of events) expect((await post(body, await sign(body))).status).toBe(200)
  expect(await paymentRow(server, payment.id)).toMatchObject({ state: 'succeeded', refunded: 0 })
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'paid', refunded: 0 })
  expect(await server.db.selectFrom('invoices').selectAll().execute()).toHaveLength(1)
})

describe('what the provider did not sign', () => {
  test('is refused and changes nothing', async () => {
    const { orderId, reference } = await begun()
    const body = eventOf(reference, 'succeeded')
    const good = await sign(body)
    const forged = [
      await signBody(body, 'whsec_guessed', server.clock.now()),
      await signBody(`${body} `, sandboxSigningSecret, server.clock.now()),
      await signBody(body, sandboxSigningSecret, new Date(server.clock.now().getTime() - 301_000)),
      good.replace(/v1=.*/, 'v1=00'),
      '',
    ]
    for (const signature of forged) {
      const answer = await post(body, signature)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'bad_signature' })
    }
    expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'paying' })
  })
})

test('a genuine message about a payment that is none of ours is taken and forgotten', async () => {
  const body = eventOf('pi_of_somebody_else', 'succeeded')
  expect((await post(body, await sign(body))).status).toBe(200)
})

test('when the message is late, asking the provider settles the order; the message then changes nothing', async () => {
  const { buyer, orderId, reference, payment } = await begun()
  const { body, signature } = (await sandbox.confirm(reference, card))!
  const answer = await server.call(refreshPayment, { params: { id: payment.id } }, { as: buyer })
  expect(answer).toMatchObject({ state: 'succeeded' })
  expect((await post(body, signature)).status).toBe(200)
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'paid' })
  expect(await server.db.selectFrom('invoices').selectAll().execute()).toHaveLength(1)
})

test('when the message is lost, the job finds out', async () => {
  const { orderId, reference } = await begun()
  await sandbox.confirm(reference, card)
  server.clock.advance({ minutes: 3 })
  expect(await server.runJobs()).toContain('payments.reconcile')
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'paid' })
})

test('an order that ends takes its open payment with it: no card can be charged any more', async () => {
  const { orderId, seatId, reference, payment } = await begun()
  await failSeat(server, { orderId, seatId })
  expect(await paymentRow(server, payment.id)).toMatchObject({ state: 'cancelled' })
  expect(await sandbox.confirm(reference, card)).toBeNull()
  expect(await moneyTaken(server)).toBe(0)
})

test('a payment that the provider never heard of is closed with its order too', async () => {
  const { orderId, seatId, reference, payment } = await begun()
  await server.db.updateTable('payments').set({ provider_reference: null }).where('id', '=', payment.id).execute()
  await failSeat(server, { orderId, seatId })
  expect(await paymentRow(server, payment.id)).toMatchObject({ state: 'cancelled', provider_reference: reference })
})
