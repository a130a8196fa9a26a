import { expect, test } from 'vitest'
import { ordersContract } from '#contract/orders/contract.ts'
import { endUnpaidOrder, placeOrder } from '#server/modules/orders/index.ts'
import { makeAdmin, makeDoctor, makePatient, makeStaff } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { orderRow, payWith } from './money-rows.ts'
import { holdSeat, seatModule } from './seat.ts'

const server = await createTestServer({ besides: [seatModule] })
const { readOrder, readInvoice } = ordersContract

const home = { lines: ['5 Elm Street', 'Flat 2'], city: 'Leeds', region: '', postalCode: 'LS1 4DY', country: 'GB' }

async function held() {
  const buyer = await makePatient(server, { name: 'Ann Buyer' }, { address: JSON.stringify(home) })
  const seller = await makeDoctor(server, { name: 'Dr Seller' })
  return { buyer, seller, ...(await holdSeat(server, { buyer, seller })) }
}

test('buyer, seller, their staff and an administrator read the order; nobody else learns that it exists', async () => {
  const { buyer, seller, orderId, seatId } = await held()
  const input = { params: { id: orderId } }
  const staff = await makeStaff(server, seller, ['invoices'])
  for (const as of [buyer, seller, staff, await makeAdmin(server)]) {
    expect(await server.call(readOrder, input, { as })).toMatchObject({
      state: 'pending_payment',
      paymentState: 'unpaid',
      subject: { kind: 'seat', id: seatId },
      buyer: { name: 'Ann Buyer' },
      seller: { id: seller.userId, name: 'Dr Seller' },
      lines: [{ subject: { kind: 'product', name: 'A seat' }, quantity: 1, amount: { amount: 5000, currency: 'USD' } }],
      payUntil: '2026-03-02T09:15:00.000Z',
      payment: null,
    })
  }
  const stranger = await makeDoctor(server)
  for (const as of [await makePatient(server), stranger, await makeStaff(server, stranger)]) {
    expect((await server.refusal(readOrder, input, { as })).status).toBe(404)
    expect((await server.refusal(readInvoice, input, { as })).status).toBe(404)
  }
  expect((await server.refusal(readOrder, input, { as: await makeStaff(server, seller, ['history']) })).status).toBe(403)
})

test('what costs nothing is paid at once, with its invoice', async () => {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  const placed = await server.platform.transact((work) =>
    placeOrder(server.platform, work, {
      kind: 'shop',
      buyerId: buyer.userId,
      sellerId: seller.userId,
      subject: null,
      lines: [{ subject: { kind: 'product', name: 'A first talk' }, quantity: 1, unitPrice: 0 }],
      currency: 'USD',
    }),
  )
  expect(placed).toMatchObject({ paymentState: 'paid', total: 0 })
  expect(await server.call(readInvoice, { params: { id: placed.id } }, { as: buyer })).toMatchObject({ total: { amount: 0 } })
})

test('the invoice is there from the payment on, and keeps the names and addresses it was issued with', async () => {
  const { buyer, seller, orderId } = await held()
  const input = { params: { id: orderId } }
  expect(await server.refusal(readInvoice, input, { as: buyer })).toMatchObject({ status: 404, code: 'no_invoice' })
  await payWith(server, buyer, orderId)
  await server.db.updateTable('users').set({ name: 'Another' }).where('id', 'in', [buyer.userId, seller.userId]).execute()
  await server.db.updateTable('patients').set({ address: null }).where('user_id', '=', buyer.userId).execute()
  expect(await server.call(readInvoice, input, { as: seller })).toMatchObject({
    number: '2026-000001',
    seller: { name: 'Dr Seller', address: 'Willow Clinic\n1 Willow Lane\nBoston, MA 02108', country: 'US' },
    buyer: { name: 'Ann Buyer', address: '5 Elm Street\nFlat 2\nLeeds LS1 4DY', country: 'GB' },
    paidAt: server.clock.now().toISOString(),
    serviceAt: null,
    orderNumber: (await orderRow(server, orderId)).number,
  })
})

test('an invoice that was issued before buyers had addresses opens without one', async () => {
  const { buyer, orderId } = await held()
  await payWith(server, buyer, orderId)
  await server.db.updateTable('invoices').set({ buyer_address: null, buyer_country: null }).execute()
  expect(await server.call(readInvoice, { params: { id: orderId } }, { as: buyer })).toMatchObject({
    buyer: { name: 'Ann Buyer', address: null, country: null },
  })
})

test('each seller has a series of their own, new every year', async () => {
  const [first, second] = [await held(), await held()]
  await payWith(server, first.buyer, first.orderId)
  await payWith(server, second.buyer, second.orderId)
  const third = await holdSeat(server, { ...first, hour: 12 })
  await payWith(server, first.buyer, third.orderId)
  const numbers = await server.db
    .selectFrom('invoices')
    .select(['number', 'seller_id'])
    .orderBy('issued_at')
    .orderBy('id')
    .execute()
  expect(numbers.map(({ number }) => number)).toEqual(['2026-000001', '2026-000001', '2026-000002'])

  async function numberOfNext(hour: number): Promise<string> {
    const buyer = await makePatient(server)
    const next = await holdSeat(server, { buyer, seller: first.seller, hour })
    await payWith(server, buyer, next.orderId)
    const { number } = await server.call(readInvoice, { params: { id: next.orderId } }, { as: buyer })
    return number
  }
  // In New York, where the seller is, the year ends five hours after it does in UTC.
  server.clock.set('2027-01-01T04:59:00.000Z')
  expect(await numberOfNext(14)).toBe('2026-000003')
  server.clock.set('2027-01-01T05:00:00.000Z')
  expect(await numberOfNext(15)).toBe('2027-000001')
})

test('an order given up says who and why, and cannot be given up twice', async () => {
  const { buyer, orderId } = await held()
  const giveUp = () =>
    server.platform.transact((work) =>
      endUnpaidOrder(server.platform, work, orderId, { state: 'cancelled', actorId: buyer.userId, reason: 'found another time' }),
    )
  expect(await giveUp()).toBe(true)
  expect(await giveUp()).toBe(false)
  const order = await server.call(readOrder, { params: { id: orderId } }, { as: buyer })
  expect(order.events.at(-1)).toMatchObject({
    kind: 'cancelled',
    by: 'buyer',
    state: 'cancelled',
    paymentState: 'voided',
    reason: 'found another time',
  })
})
