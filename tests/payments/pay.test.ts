import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ordersContract } from '#contract/orders/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { makeDoctor, makePatient, signIn } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { goodCard, makeCoupon, moneyTaken, orderRow, payWith } from './money-rows.ts'
import { holdSeat, seatModule } from './seat.ts'

const server = await createTestServer({ besides: [seatModule] })
const { payOrder, confirmSandbox, answerChallenge, readPayment } = paymentsContract

async function held(price?: number) {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  const seat = await holdSeat(server, { buyer, seller, price })
  const start = () => server.call(payOrder, { params: { id: seat.orderId } }, { as: buyer })
  const card = (id: string, number: string, more = {}) =>
    server.call(confirmSandbox, { params: { id }, body: { ...goodCard, number, ...more } }, { as: buyer })
  return { buyer, seller, start, card, ...seat }
}

test('a good card settles the order, issues the invoice, gives what was bought and tells both', async () => {
  const { buyer, seller, orderId, seatId } = await held()
  const payment = await payWith(server, buyer, orderId)
  expect(payment).toMatchObject({
    state: 'succeeded',
    amount: { amount: 5000, currency: 'USD' },
    clientSecret: null,
    orders: [{ id: orderId, amount: { amount: 5000, currency: 'USD' } }],
  })
  expect(await server.call(ordersContract.readOrder, { params: { id: orderId } }, { as: buyer })).toMatchObject({
    state: 'confirmed',
    paymentState: 'paid',
    payment: { id: payment.id, state: 'succeeded' },
    invoiceNumber: '2026-000001',
    payUntil: null,
    events: [
      { kind: 'placed', by: 'buyer', state: 'pending_payment', paymentState: 'unpaid' },
      { kind: 'paid', by: 'buyer', state: 'confirmed', paymentState: 'paid' },
    ],
  })
  const seat = await server.db.selectFrom('appointments').select('state').where('id', '=', seatId).executeTakeFirstOrThrow()
  expect(seat.state).toBe('confirmed')
  const told = server.hub.published.filter(({ event }) => event.kind === 'order.changed').map(({ userId }) => userId)
  expect(told.toSorted()).toEqual([buyer.userId, seller.userId].toSorted())
  expect(await moneyTaken(server)).toBe(5000)
})

test.each([
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error'],
  ['4242424242424241', 'incorrect_number'],
  ['4532015112830366', 'test_mode_live_card'],
])('card %s is refused as %s, and another card pays the same payment', async (number, failureCode) => {
  const { buyer, orderId, card } = await held()
  const refused = await payWith(server, buyer, orderId, number)
  expect(refused).toMatchObject({ state: 'failed', failureCode })
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'failed', fulfilment_state: 'pending_payment' })
  expect(await card(refused.id, goodCard.number)).toMatchObject({ state: 'succeeded', failureCode: null, id: refused.id })
})

test('two refusals alike are two steps of the timeline', async () => {
  const { buyer, orderId, card } = await held()
  const { id } = await payWith(server, buyer, orderId, '4000000000000002')
  await card(id, '4000000000009995')
  const { events } = await server.call(ordersContract.readOrder, { params: { id: orderId } }, { as: buyer })
  expect(events.filter((event) => event.kind === 'paymentFailed').map((event) => event.reason)).toEqual([
    'card_declined',
    'insufficient_funds',
  ])
})

test('a card that is over is refused', async () => {
  const { start, card } = await held()
  const { id } = await start()
  expect(await card(id, goodCard.number, { expiryMonth: 2, expiryYear: 2026 })).toMatchObject({
    failureCode: 'invalid_expiry_month',
  })
})

describe.each(['4000002500003155', '4000002760003184'])('the bank asks at card %s', (number) => {
  test('and the payer passes', async () => {
    const { buyer, orderId } = await held()
    const asked = await payWith(server, buyer, orderId, number)
    expect(asked.state).toBe('requires_action')
    expect(await moneyTaken(server)).toBe(0)
    const input = { params: { id: asked.id }, body: { accept: true } }
    expect(await server.call(answerChallenge, input, { as: buyer })).toMatchObject({ state: 'succeeded' })
    expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'paid' })
  })

  test('and the payer fails', async () => {
    const { buyer, orderId } = await held()
    const { id } = await payWith(server, buyer, orderId, number)
    const input = { params: { id }, body: { accept: false } }
    expect(await server.call(answerChallenge, input, { as: buyer })).toMatchObject({
      state: 'failed',
      failureCode: 'payment_intent_authentication_failure',
    })
    expect(await server.refusal(answerChallenge, input, { as: buyer })).toMatchObject({ status: 409, code: 'payment_closed' })
    expect(await moneyTaken(server)).toBe(0)
  })
})

test('a bank that asks and then declines', async () => {
  const { buyer, orderId } = await held()
  const { id } = await payWith(server, buyer, orderId, '4000008400001629')
  const answered = await server.call(answerChallenge, { params: { id }, body: { accept: true } }, { as: buyer })
  expect(answered).toMatchObject({ state: 'failed', failureCode: 'card_declined' })
})

test('paying again answers the open payment; once paid it is refused and nothing more is taken', async () => {
  const { buyer, orderId, start, card } = await held()
  const [first, second] = [await start(), await start()]
  expect(second).toEqual(first)
  await card(first.id, goodCard.number)
  expect(await server.refusal(payOrder, { params: { id: orderId } }, { as: buyer })).toMatchObject({ code: 'order_not_payable' })
  const again = { params: { id: first.id }, body: goodCard }
  expect(await server.refusal(confirmSandbox, again, { as: buyer })).toMatchObject({ status: 409 })
  expect(await moneyTaken(server)).toBe(5000)
})

test('the same idempotency key gives the same answer', async () => {
  const { buyer, orderId } = await held()
  const options = { as: buyer, key: 'pay-once-please' }
  const first = await server.call(payOrder, { params: { id: orderId } }, options)
  server.clock.advance({ minutes: 20 })
  expect(await server.call(payOrder, { params: { id: orderId } }, { ...options, as: await again(buyer) })).toEqual(first)
})

/** The clock has moved past the access token. */
async function again(person: Awaited<ReturnType<typeof makePatient>>) {
  return signIn(server, person)
}

test('after the hold nothing can be begun, and no card is tried', async () => {
  const { buyer, orderId, start } = await held()
  const { id } = await start()
  server.clock.advance({ minutes: 16 })
  const as = await again(buyer)
  expect(await server.refusal(payOrder, { params: { id: orderId } }, { as })).toMatchObject({ status: 409, code: 'hold_expired' })
  expect(await server.refusal(confirmSandbox, { params: { id }, body: goodCard }, { as })).toMatchObject({ code: 'hold_expired' })
  expect(await moneyTaken(server)).toBe(0)
})

test("nobody pays, reads or confirms another's", async () => {
  const { orderId, start, seller } = await held()
  const payment = await start()
  const stranger = await makePatient(server)
  const id = { params: { id: payment.id } }
  expect((await server.refusal(payOrder, { params: { id: orderId } }, { as: stranger })).status).toBe(404)
  expect((await server.refusal(readPayment, id, { as: stranger })).status).toBe(404)
  expect((await server.refusal(confirmSandbox, { ...id, body: goodCard }, { as: stranger })).status).toBe(404)
  expect((await server.refusal(readPayment, id, { as: seller })).status).toBe(403)
})

test('a coupon that leaves nothing to pay settles the order without the provider', async () => {
  const { buyer, orderId, start } = await held(2000)
  await makeCoupon(server, { code: 'ALLFREE', kind: 'amount', value: 5000 })
  await server.call(ordersContract.applyCoupon, { params: { id: orderId }, body: { code: 'allfree' } }, { as: buyer })
  expect(await start()).toMatchObject({ provider: 'none', state: 'succeeded', amount: { amount: 0 } })
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'paid', total: 0, discount: 2000 })
  expect(await server.db.selectFrom('sandbox_intents').selectAll().execute()).toEqual([])
})

test('the card is nowhere: not in any table, nor in the log', async () => {
  const { buyer, orderId } = await held()
  await payWith(server, buyer, orderId, '4000000000000002')
  const { rows } = await sql<{ name: string }>`select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public'`.execute(server.db)
  for (const { name } of rows) {
    const all = await sql`select * from ${sql.raw(name)}`.execute(server.db)
    expect(JSON.stringify(all.rows)).not.toMatch(/4000 ?0000 ?0000 ?0002/)
  }
  expect(JSON.stringify(server.log.entries)).not.toMatch(/4000 ?0000 ?0000 ?0002/)
})

test('bad card fields are named', async () => {
  const { buyer, start } = await held()
  const { id } = await start()
  const body = { number: '4242', expiryMonth: 13, expiryYear: 26, cvc: 'abc', name: 'Ann' }
  const { errors } = await server.refusal(confirmSandbox, { params: { id }, body }, { as: buyer })
  expect(errors?.map((error) => error.field).toSorted()).toEqual(['cvc', 'expiryMonth', 'expiryYear', 'name', 'number'])
})
