import { describe, expect, test } from 'vitest'
import { ordersContract } from '#contract/orders/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { refundOrder } from '#server/modules/orders/index.ts'
import { payOrders } from '#server/modules/payments/index.ts'
import { makeDoctor, makePatient } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { goodCard, makeCoupon, moneyTaken, orderRow, paymentRow, payWith } from './money-rows.ts'
import { holdSeat, failSeat, seatModule } from './seat.ts'

const server = await createTestServer({ besides: [seatModule] })
const { payOrder, confirmSandbox } = paymentsContract
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))

async function held(price?: number) {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  return { buyer, seller, ...(await holdSeat(server, { buyer, seller, price })) }
}

describe('nothing is taken twice', () => {
  test('twenty times "pay" at once open one payment', async () => {
    const { buyer, orderId } = await held()
    const opened = await times(20, () => server.call(payOrder, { params: { id: orderId } }, { as: buyer }))
    expect(new Set(opened.map((payment) => payment.id)).size).toBe(1)
    expect(await server.db.selectFrom('payments').selectAll().execute()).toHaveLength(1)
    expect(await server.db.selectFrom('sandbox_intents').selectAll().execute()).toHaveLength(1)
  })

  test('twenty cards at once on one payment: one is charged', async () => {
    const { buyer, orderId } = await held()
    const { id } = await server.call(payOrder, { params: { id: orderId } }, { as: buyer })
    const answers = await times(20, () => server.send(confirmSandbox, { params: { id }, body: goodCard }, { as: buyer }))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(await moneyTaken(server)).toBe(5000)
    expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'paid' })
  })

  test('one message twenty times at once settles once', async () => {
    const { buyer, orderId } = await held()
    const payment = await server.call(payOrder, { params: { id: orderId } }, { as: buyer })
    const { provider_reference: reference } = await paymentRow(server, payment.id)
    const message = (await server.platform.payments.sandbox!.confirm(reference!, { ...goodCard, number: '4242424242424242' }))!
    const post = () =>
      new Request('http://carenest.test/api/payments/webhook', {
        method: 'POST',
        body: message.body,
        headers: { 'Stripe-Signature': message.signature },
      })
    const answers = await times(20, () => server.fetch(post()))
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
    expect(await server.db.selectFrom('invoices').selectAll().execute()).toHaveLength(1)
  })

  test('paying while the hold ends: paid and given, or ended and not a cent kept', async () => {
    for (let round = 0; round < 10; round++) {
      const { buyer, orderId, seatId } = await held()
      const { id } = await server.call(payOrder, { params: { id: orderId } }, { as: buyer })
      await Promise.all([
        server.send(confirmSandbox, { params: { id }, body: goodCard }, { as: buyer }),
        failSeat(server, { orderId, seatId }),
      ])
      const order = await orderRow(server, orderId)
      const payment = await paymentRow(server, id)
      const kept = payment.state === 'succeeded' ? payment.amount - payment.refunded : 0
      expect(kept).toBe(order.payment_state === 'paid' ? 5000 : 0)
    }
  })

  test('paying while a coupon is put on: what is taken is what the order says', async () => {
    await makeCoupon(server)
    for (let round = 0; round < 10; round++) {
      const { buyer, orderId } = await held()
      const { id } = await server.call(payOrder, { params: { id: orderId } }, { as: buyer })
      const before = await moneyTaken(server)
      await Promise.all([
        server.send(confirmSandbox, { params: { id }, body: goodCard }, { as: buyer }),
        server.send(ordersContract.applyCoupon, { params: { id: orderId }, body: { code: 'SPRING20' } }, { as: buyer }),
      ])
      const order = await orderRow(server, orderId)
      expect((await moneyTaken(server)) - before).toBe(order.payment_state === 'paid' ? order.total : 0)
    }
  })
})

test('refunds at once never give back more than was taken', async () => {
  const { buyer, orderId } = await held()
  await payWith(server, buyer, orderId)
  const given = await times(10, (index) =>
    server.platform.transact((work) =>
      refundOrder(server.platform, work, orderId, { portion: index % 2 ? 'half' : 'full', reason: 'race', actorId: null }),
    ),
  )
  expect(given.reduce((total, amount) => total + amount, 0)).toBe(5000)
  expect(await moneyTaken(server)).toBe(0)
})

test('one checkout of two orders, asked for ten times in both orders and paid: one payment is charged, and each order once', async () => {
  for (let round = 0; round < 5; round++) {
    const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
    const one = await holdSeat(server, { buyer, seller })
    const two = await holdSeat(server, { buyer, seller, price: 3000, hour: 12 })
    const ids = [one.orderId, two.orderId]
    const actor = { userId: buyer.userId, role: 'patient' } as Parameters<typeof payOrders>[1]
    const before = await moneyTaken(server)
    const begun = await times(10, (index) => payOrders(server.platform, actor, { ids: index % 2 ? ids : ids.toReversed() }))
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
    await times(5, () => server.send(confirmSandbox, { params: { id: begun[0]!.id }, body: goodCard }, { as: buyer }))
    expect((await moneyTaken(server)) - before).toBe(8000)
    const back = await times(6, (index) =>
      server.platform.transact((work) =>
        refundOrder(server.platform, work, ids[index % 2]!, {
          portion: index < 2 ? 'half' : 'full',
          reason: 'race',
          actorId: null,
        }),
      ),
    )
    expect(back.reduce((total, amount) => total + amount, 0)).toBe(8000)
    expect((await moneyTaken(server)) - before).toBe(0)
    for (const id of ids) expect(await orderRow(server, id)).toMatchObject({ payment_state: 'refunded' })
  }
})

test('of thirty people at once a coupon for seven lets seven have it', async () => {
  await makeCoupon(server, { total_uses: 7 })
  const orders: Awaited<ReturnType<typeof held>>[] = []
  for (let person = 0; person < 30; person++) orders.push(await held())
  const answers = await times(30, (index) => {
    const { buyer, orderId } = orders[index]!
    return server.send(ordersContract.applyCoupon, { params: { id: orderId }, body: { code: 'SPRING20' } }, { as: buyer })
  })
  expect(answers.filter((answer) => answer.ok)).toHaveLength(7)
  const refusals = await Promise.all(answers.filter((answer) => !answer.ok).map((answer) => answer.json()))
  expect(new Set(refusals.map((refusal) => (refusal as { code: string }).code))).toEqual(new Set(['coupon_used_up']))
})

test('one person with ten orders at once has a coupon as often as it allows', async () => {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  await makeCoupon(server, { uses_per_person: 2 })
  const seats: Awaited<ReturnType<typeof holdSeat>>[] = []
  for (let hour = 10; hour < 20; hour++) seats.push(await holdSeat(server, { buyer, seller, hour }))
  const answers = await times(10, (index) =>
    server.send(ordersContract.applyCoupon, { params: { id: seats[index]!.orderId }, body: { code: 'SPRING20' } }, { as: buyer }),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(2)
})

test('invoices and credit notes of one seller at once are numbered without gaps', async () => {
  const seller = await makeDoctor(server)
  const seats: Awaited<ReturnType<typeof held>>[] = []
  for (let hour = 10; hour < 22; hour++) {
    const buyer = await makePatient(server)
    seats.push({ buyer, seller, ...(await holdSeat(server, { buyer, seller, hour })) })
  }
  await times(12, async (index) => {
    const { buyer, orderId } = seats[index]!
    await payWith(server, buyer, orderId)
    await server.platform.transact((work) =>
      refundOrder(server.platform, work, orderId, { portion: 'half', reason: 'race', actorId: null }),
    )
  })
  const papers = await server.db.selectFrom('invoices').select('sequence').orderBy('sequence').execute()
  expect(papers.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
})
