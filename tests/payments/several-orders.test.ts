import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ordersContract } from '#contract/orders/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { endUnpaidOrder, refundOrder } from '#server/modules/orders/index.ts'
import { payOrders } from '#server/modules/payments/index.ts'
import { makeDoctor, makePatient, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { goodCard, makeCoupon, moneyTaken, orderRow, paymentRow } from './money-rows.ts'
import { holdSeat, failSeat, seatModule } from './seat.ts'

const server = await createTestServer({ besides: [seatModule] })
const { platform } = server
const { confirmSandbox, payOrder, readPayment } = paymentsContract

/** One buyer's two orders with two sellers: 50.00 and 30.00. */
async function checkout() {
  const buyer = await makePatient(server)
  const [first, second] = [await makeDoctor(server), await makeDoctor(server)]
  const one = await holdSeat(server, { buyer, seller: first })
  const two = await holdSeat(server, { buyer, seller: second, price: 3000, hour: 12 })
  const ids = [one.orderId, two.orderId]
  const pay = (of = ids) => payOrders(platform, actorOf(buyer), { ids: of })
  const card = (id: string, number: string = goodCard.number) =>
    server.call(confirmSandbox, { params: { id }, body: { ...goodCard, number } }, { as: buyer })
  const refund = (orderId: string, portion: 'full' | 'half') =>
    platform.transact((work) => refundOrder(platform, work, orderId, { portion, reason: 'sent back', actorId: buyer.userId }))
  return { buyer, sellers: [first, second] as const, one, two, ids, pay, card, refund }
}

/** The verb takes several orders before any call does: who asks, as the calls' own door would say. */
const actorOf = ({ userId }: Person) => ({ userId, role: 'patient' }) as Parameters<typeof payOrders>[1]
const statesOf = async (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await orderRow(server, id)).payment_state))

test('one card pays both: each has its share, its seller’s invoice and its own place; another amount is never taken', async () => {
  const { buyer, sellers, one, two, ids, pay, card } = await checkout()
  const begun = await pay()
  expect(begun).toMatchObject({ state: 'created', amount: { amount: 8000, currency: 'USD' } })
  expect(new Map(begun.orders.map(({ id, amount }) => [id, amount.amount]))).toEqual(
    new Map([
      [one.orderId, 5000],
      [two.orderId, 3000],
    ]),
  )
  expect(await statesOf(ids)).toEqual(['paying', 'paying'])

  expect(await card(begun.id, '4000000000000002')).toMatchObject({ state: 'failed', failureCode: 'card_declined' })
  expect(await statesOf(ids)).toEqual(['failed', 'failed'])
  expect(await moneyTaken(server)).toBe(0)

  expect(await card(begun.id)).toMatchObject({ state: 'succeeded' })
  expect(await statesOf(ids)).toEqual(['paid', 'paid'])
  expect(await moneyTaken(server)).toBe(8000)
  for (const [index, id] of ids.entries()) {
    const invoice = await server.call(ordersContract.readInvoice, { params: { id } }, { as: sellers[index]! })
    expect(invoice).toMatchObject({ number: '2026-000001', total: { amount: [5000, 3000][index] } })
    const order = await server.call(ordersContract.readOrder, { params: { id } }, { as: buyer })
    expect(order).toMatchObject({ state: 'confirmed', paymentState: 'paid', payment: { id: begun.id, amount: { amount: 8000 } } })
    expect(order.events.map(({ kind }) => kind)).toEqual(['placed', 'paymentFailed', 'paid'])
  }
})

test('one of them goes back, in part and then whole: the other one keeps what was paid for it', async () => {
  const { one, two, ids, pay, card, refund } = await checkout()
  const { id } = await pay()
  await card(id)
  expect(await refund(two.orderId, 'half')).toBe(1500)
  expect(await statesOf(ids)).toEqual(['paid', 'partly_refunded'])
  expect(await refund(two.orderId, 'full')).toBe(1500)
  expect(await refund(two.orderId, 'full')).toBe(0)
  expect(await statesOf(ids)).toEqual(['paid', 'refunded'])
  expect(await paymentRow(server, id)).toMatchObject({ state: 'succeeded', amount: 8000, refunded: 3000 })
  expect(await moneyTaken(server)).toBe(5000)
  const notes = await server.db.selectFrom('invoices').select('order_id').where('kind', '=', 'credit_note').execute()
  expect(notes.map(({ order_id }) => order_id)).toEqual([two.orderId, two.orderId])
  expect(await refund(one.orderId, 'full')).toBe(5000)
  expect(await moneyTaken(server)).toBe(0)
})

test('one can no longer be had when the money comes: its share goes back, and the other one stands', async () => {
  const { buyer, sellers, one, two, ids, pay } = await checkout()
  const { id } = await pay()
  const { provider_reference: reference } = await paymentRow(server, id)
  const message = (await platform.payments.sandbox!.confirm(reference!, { ...goodCard, number: '4242424242424242' }))!
  // The second hold ends without word to the provider, and somebody else has the seat.
  await server.db
    .updateTable('appointments')
    .set({ state: 'expired', hold_expires_at: null })
    .where('id', '=', two.seatId)
    .execute()
  const over = { payment_state: 'voided', fulfilment_state: 'expired' } as const
  await server.db.updateTable('orders').set(over).where('id', '=', two.orderId).execute()
  await holdSeat(server, { buyer: await makePatient(server), seller: sellers[1], hour: 12 })

  const post = { method: 'POST', body: message.body, headers: { 'Stripe-Signature': message.signature } }
  expect((await server.fetch(new Request('http://carenest.test/api/payments/webhook', post))).status).toBe(200)
  expect(await statesOf(ids)).toEqual(['paid', 'refunded'])
  expect(await moneyTaken(server)).toBe(5000)
  expect(await orderRow(server, one.orderId)).toMatchObject({ fulfilment_state: 'confirmed' })
  const told = server.db
    .selectFrom('notices')
    .select('data')
    .where('user_id', '=', buyer.userId)
    .where('kind', '=', 'paymentReturned')
  expect(await told.execute()).toMatchObject([{ data: { amount: 3000, currency: 'USD' } }])
})

describe('while the payment is open', () => {
  test('asking again, also for one of them, answers the same payment', async () => {
    const { buyer, ids, pay } = await checkout()
    const first = await pay()
    expect(await pay(ids.toReversed())).toEqual(first)
    expect(await server.call(payOrder, { params: { id: ids[1]! } }, { as: buyer })).toEqual(first)
    expect(await server.call(readPayment, { params: { id: first.id } }, { as: buyer })).toEqual(first)
  })

  test('giving one up closes it, and the other one is paid by itself', async () => {
    const { buyer, one, two, ids, pay, card } = await checkout()
    const both = await pay()
    await platform.transact((work) => endUnpaidOrder(platform, work, two.orderId, { state: 'cancelled', actorId: buyer.userId }))
    expect(await paymentRow(server, both.id)).toMatchObject({ state: 'cancelled' })
    expect(await statesOf(ids)).toEqual(['unpaid', 'voided'])
    const alone = await pay([one.orderId])
    expect(alone).toMatchObject({ amount: { amount: 5000 } })
    await card(alone.id)
    expect(await statesOf(ids)).toEqual(['paid', 'voided'])
    expect(await moneyTaken(server)).toBe(5000)
  })

  test('a hold that was lost without word is found by the job, which closes the payment', async () => {
    const { two, ids, pay } = await checkout()
    const { id } = await pay()
    const over = { payment_state: 'voided', fulfilment_state: 'expired' } as const
    await server.db.updateTable('orders').set(over).where('id', '=', two.orderId).execute()
    server.clock.advance({ minutes: 3 })
    await server.runJobs()
    expect(await paymentRow(server, id)).toMatchObject({ state: 'cancelled' })
    expect(await statesOf(ids)).toEqual(['unpaid', 'voided'])
  })

  test('a coupon on one of them closes it, and the next one is for the new sum', async () => {
    const { buyer, one, pay, card } = await checkout()
    await makeCoupon(server)
    const before = await pay()
    const body = { code: 'SPRING20' }
    await server.call(ordersContract.applyCoupon, { params: { id: one.orderId }, body }, { as: buyer })
    expect(await paymentRow(server, before.id)).toMatchObject({ state: 'cancelled' })
    const after = await pay()
    expect(after).toMatchObject({ amount: { amount: 7000 } })
    await card(after.id)
    expect(await moneyTaken(server)).toBe(7000)
  })
})

test('a payment that was begun for one of them is ended before both are paid', async () => {
  const { one, ids, pay, card } = await checkout()
  const alone = await pay([one.orderId])
  const both = await pay()
  expect(both.id).not.toBe(alone.id)
  expect(await paymentRow(server, alone.id)).toMatchObject({ state: 'cancelled' })
  await card(both.id)
  expect(await statesOf(ids)).toEqual(['paid', 'paid'])
  expect(await moneyTaken(server)).toBe(8000)
})

test('one that costs nothing is paid along with the other', async () => {
  const { buyer, sellers, one, pay, card } = await checkout()
  const free = await holdSeat(server, { buyer, seller: sellers[0], price: 2000, hour: 14 })
  await makeCoupon(server, { code: 'ALLFREE', kind: 'amount', value: 5000 })
  await server.call(ordersContract.applyCoupon, { params: { id: free.orderId }, body: { code: 'ALLFREE' } }, { as: buyer })
  const ids = [one.orderId, free.orderId]
  const begun = await pay(ids)
  expect(begun).toMatchObject({ amount: { amount: 5000 } })
  await card(begun.id)
  expect(await statesOf(ids)).toEqual(['paid', 'paid'])
})

test("another's order, or one that is over, is not paid along", async () => {
  const { one, two, pay } = await checkout()
  const stranger = await checkout()
  await expect(pay([one.orderId, stranger.one.orderId])).rejects.toMatchObject({ status: 404 })
  await failSeat(server, two)
  await expect(pay()).rejects.toMatchObject({ status: 409, code: 'order_not_payable' })
  expect(await statesOf([one.orderId])).toEqual(['unpaid'])
})

describe('the database refuses', () => {
  const shareBroken = { code: '23514', constraint: 'payment_shares' }

  test('shares that do not make up the payment, and a payment without any', async () => {
    const { ids, pay } = await checkout()
    const { id } = await pay()
    const less = server.db.updateTable('payment_orders').set({ amount: 4999 }).where('order_id', '=', ids[0]!)
    await expect(less.execute()).rejects.toMatchObject(shareBroken)
    const more = server.db.updateTable('payments').set({ amount: 8001 }).where('id', '=', id)
    await expect(more.execute()).rejects.toMatchObject(shareBroken)
    const euros = server.db.updateTable('payments').set({ currency: 'EUR' }).where('id', '=', id)
    await expect(euros.execute()).rejects.toMatchObject(shareBroken)
    await expect(server.db.deleteFrom('payment_orders').execute()).rejects.toMatchObject(shareBroken)
    await server.db.transaction().execute(async (tx) => {
      await tx.updateTable('payment_orders').set({ amount: 4999 }).where('order_id', '=', ids[0]!).execute()
      await tx.updateTable('payment_orders').set({ amount: 3001 }).where('order_id', '=', ids[1]!).execute()
    })
  })

  test('to give back more of an order than its share, though the payment holds more', async () => {
    const { ids, pay, card } = await checkout()
    const { id } = await pay()
    await card(id)
    const refund = (amount: number) =>
      sql`insert into refunds (id, payment_id, order_id, amount, reason, state, next_attempt_at, created_at)
        values (${platform.ids.next()}, ${id}, ${ids[1]!}, ${amount}, 'x', 'succeeded', now(), now())`.execute(server.db)
    await refund(2000)
    await expect(refund(1001)).rejects.toMatchObject({ code: '23514', constraint: 'refunds_of_share' })
    await refund(1000)
  })
})
