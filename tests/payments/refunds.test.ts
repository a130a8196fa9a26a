import { beforeEach, describe, expect, test } from 'vitest'
import { ordersContract } from '#contract/orders/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { completeOrder, refundOrder, type RefundPortion } from '#server/modules/orders/index.ts'
import { makeDoctor, makePatient } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { moneyTaken, orderRow, payWith } from './money-rows.ts'
import { holdSeat, seatModule } from './seat.ts'

const server = await createTestServer({ besides: [seatModule] })
const { payments } = server.platform

/** The line to the provider may be cut before what is asked arrives, or before its answer does. */
const line: { cut: 'nowhere' | 'before' | 'after' } = { cut: 'nowhere' }
const refund = payments.refund.bind(payments)
payments.refund = async (input) => {
  if (line.cut === 'before') throw new Error('no answer')
  const answer = await refund(input)
  if (line.cut === 'after') throw new Error('the answer was lost')
  return answer
}
beforeEach(() => void (line.cut = 'nowhere'))

async function paid(price = 5000) {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  const { orderId } = await holdSeat(server, { buyer, seller, price })
  const payment = await payWith(server, buyer, orderId)
  const give = (portion: RefundPortion) =>
    server.platform.transact((work) =>
      refundOrder(server.platform, work, orderId, { portion, reason: 'the patient cancelled', actorId: buyer.userId }),
    )
  const read = () => server.call(ordersContract.readOrder, { params: { id: orderId } }, { as: buyer })
  const invoice = () => server.call(ordersContract.readInvoice, { params: { id: orderId } }, { as: buyer })
  return { buyer, seller, orderId, payment, give, read, invoice }
}

const refunds = () => server.db.selectFrom('refunds').selectAll().execute()

test('all of it: order, payment, provider and credit note agree', async () => {
  const { give, read, invoice, payment, buyer } = await paid()
  expect(await give('full')).toBe(5000)
  expect(await read()).toMatchObject({ paymentState: 'refunded', refunded: { amount: 5000 } })
  expect((await read()).events.map((event) => event.kind)).toEqual(['placed', 'paid', 'refunded', 'refundArrived'])
  expect(await moneyTaken(server)).toBe(0)
  const creditNotes = [{ number: '2026-000002', amount: { amount: 5000, currency: 'USD' }, reason: 'the patient cancelled' }]
  expect(await invoice()).toMatchObject({ number: '2026-000001', total: { amount: 5000 }, creditNotes })
  const state = await server.call(paymentsContract.readPayment, { params: { id: payment.id } }, { as: buyer })
  expect(state).toMatchObject({ state: 'succeeded', refunded: { amount: 5000 } })
})

test('half of an odd amount: the half cent is the buyer’s, and the other half can follow', async () => {
  const { give, orderId } = await paid(4999)
  expect(await give('half')).toBe(2500)
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'partly_refunded', refunded: 2500 })
  expect(await moneyTaken(server)).toBe(2499)
  expect(await give('full')).toBe(2499)
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'refunded', refunded: 4999 })
  expect(await moneyTaken(server)).toBe(0)
  expect(await give('full')).toBe(0)
  expect(await refunds()).toHaveLength(2)
})

test('none leaves the order as it is', async () => {
  const { give, orderId } = await paid()
  expect(await give('none')).toBe(0)
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'paid', refunded: 0 })
})

test('after the visit, too', async () => {
  const { give, orderId, seller } = await paid()
  await server.platform.transact((work) => completeOrder(server.platform, work, orderId, seller.userId))
  expect(await give('full')).toBe(5000)
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'refunded', fulfilment_state: 'completed' })
})

test('an unpaid order has nothing to give back', async () => {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  const { orderId } = await holdSeat(server, { buyer, seller })
  const giving = server.platform.transact((work) =>
    refundOrder(server.platform, work, orderId, { portion: 'full', reason: 'no', actorId: null }),
  )
  await expect(giving).rejects.toMatchObject({ status: 409, code: 'order_state' })
})

describe('when the provider does not answer', () => {
  test('the refund stays due, and the job brings it to its end once', async () => {
    const { give } = await paid()
    line.cut = 'before'
    await give('full')
    expect(await moneyTaken(server)).toBe(5000)
    expect(await refunds()).toMatchObject([{ state: 'pending', attempts: 1 }])
    line.cut = 'nowhere'
    server.clock.advance({ seconds: 59 })
    await server.runJobs()
    expect(await moneyTaken(server)).toBe(5000)
    server.clock.advance({ minutes: 2 })
    await server.runJobs()
    expect(await moneyTaken(server)).toBe(0)
    expect(await refunds()).toMatchObject([{ state: 'succeeded', attempts: 2 }])
    server.clock.advance({ hours: 1 })
    await server.runJobs()
    expect(await moneyTaken(server)).toBe(0)
    expect(await orderRow(server, (await refunds())[0]!.order_id)).toMatchObject({ payment_state: 'refunded' })
  })

  test('the answer that was lost on the way does not give the money twice', async () => {
    const { give } = await paid()
    line.cut = 'after'
    await give('half')
    line.cut = 'nowhere'
    server.clock.advance({ minutes: 3 })
    await server.runJobs()
    expect(await moneyTaken(server)).toBe(2500)
    expect(await refunds()).toMatchObject([{ state: 'succeeded' }])
  })

  test('after three days it is left to a person, loudly', async () => {
    const { give } = await paid()
    line.cut = 'before'
    const began = server.clock.now().getTime()
    await give('full')
    const waits: number[] = []
    for (let [refund] = await refunds(); refund?.state === 'pending'; [refund] = await refunds()) {
      waits.push((Date.parse(refund.next_attempt_at) - server.clock.now().getTime()) / 60_000)
      server.clock.set(refund.next_attempt_at)
      await server.runJobs()
    }
    expect(waits.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
    const hours = (server.clock.now().getTime() - began) / 3_600_000
    expect(hours).toBeGreaterThanOrEqual(72)
    expect(hours).toBeLessThan(78)
    expect(await refunds()).toMatchObject([{ state: 'failed', attempts: waits.length + 1 }])
    expect(server.log.entries.filter((entry) => entry.level === 'error')).toMatchObject([{ message: 'refund was not sent' }])
  })

  test('a platform that stood still for those days tries as often as any', async () => {
    const { give } = await paid()
    line.cut = 'before'
    await give('full')
    server.clock.advance({ days: 5 })
    await server.runJobs()
    expect(await refunds()).toMatchObject([{ state: 'pending', attempts: 2 }])
  })
})
