import { expect, test } from 'vitest'
import { ordersContract } from '#contract/orders/contract.ts'
import { makeDoctor, makePatient } from '../support/people.ts'
import type { Person } from '../support/people.ts'
import { messagesTo } from '../support/outbox.ts'
import { createTestServer } from '../support/server.ts'
import { chargeWithoutWebhook, makeCoupon, moneyTaken, orderRow, paymentRow, payWith } from './money-rows.ts'
import { holdSeat, failSeat, seatModule } from './seat.ts'

const server = await createTestServer({ besides: [seatModule] })

/** A card is charged at the provider while the hold runs out here; its message arrives afterwards. */
async function paidTooLate(buyer: Person, seller: Person, before: (seat: { orderId: string }) => Promise<void> = async () => {}) {
  const seat = await holdSeat(server, { buyer, seller })
  await before(seat)
  return { ...seat, ...(await chargeWithoutWebhook(server, buyer, seat.orderId)) }
}

const read = (buyer: Person, id: string) => server.call(ordersContract.readOrder, { params: { id } }, { as: buyer })

/** The hold's end without word to the provider: the process died before. */
async function end(orderId: string, seatId: string, state: 'expired' | 'cancelled' = 'expired') {
  await server.db.updateTable('appointments').set({ state, hold_expires_at: null }).where('id', '=', seatId).execute()
  await server.db
    .updateTable('orders')
    .set({ payment_state: 'voided', fulfilment_state: state })
    .where('id', '=', orderId)
    .execute()
  await server.db.updateTable('coupon_uses').set({ state: 'released' }).where('order_id', '=', orderId).execute()
}

test('the hold ended, and the time is still free: the payment is taken and the order stands', async () => {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  const { orderId, seatId, arrive } = await paidTooLate(buyer, seller)
  await end(orderId, seatId)
  expect((await arrive()).status).toBe(200)
  expect(await read(buyer, orderId)).toMatchObject({ state: 'confirmed', paymentState: 'paid', invoiceNumber: '2026-000001' })
  expect((await read(buyer, orderId)).events.at(-1)).toMatchObject({ kind: 'paidLate', state: 'confirmed', paymentState: 'paid' })
  expect(await moneyTaken(server)).toBe(5000)
})

test('somebody else has the time: all money goes back at once, and the payer is told by notice and mail', async () => {
  const [buyer, other, seller] = [await makePatient(server), await makePatient(server), await makeDoctor(server)]
  const { orderId, seatId, payment, arrive } = await paidTooLate(buyer, seller)
  await end(orderId, seatId)
  const taken = await holdSeat(server, { buyer: other, seller })
  await payWith(server, other, taken.orderId)
  expect((await arrive()).status).toBe(200)
  expect(await read(buyer, orderId)).toMatchObject({
    state: 'expired',
    paymentState: 'refunded',
    refunded: { amount: 5000 },
    invoiceNumber: null,
  })
  expect(await paymentRow(server, payment.id)).toMatchObject({ state: 'succeeded', refunded: 5000 })
  expect(await moneyTaken(server)).toBe(5000)
  expect(await orderRow(server, taken.orderId)).toMatchObject({ payment_state: 'paid' })
  const notices = await server.db.selectFrom('notices').select('kind').where('user_id', '=', buyer.userId).execute()
  expect(notices).toEqual([{ kind: 'paymentReturned' }])
  const [mail] = await messagesTo(server, buyer.email)
  expect(mail).toMatchObject({ template: 'mail.paymentReturned' })
  expect(mail!.text).toContain('$50.00')
})

test('ending the hold finds that the card was charged a moment before: no message is needed', async () => {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  const { orderId, seatId } = await paidTooLate(buyer, seller)
  await failSeat(server, { orderId, seatId })
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'paid' })
})

test('a cancelled order whose coupon others used up meanwhile gives the money back', async () => {
  const [buyer, other, seller] = [await makePatient(server), await makePatient(server), await makeDoctor(server)]
  await makeCoupon(server, { total_uses: 1 })
  const apply = (as: Person, id: string) =>
    server.call(ordersContract.applyCoupon, { params: { id }, body: { code: 'SPRING20' } }, { as })
  const { orderId, seatId, arrive } = await paidTooLate(buyer, seller, async (seat) => void (await apply(buyer, seat.orderId)))
  await end(orderId, seatId, 'cancelled')
  const next = await holdSeat(server, { buyer: other, seller, hour: 12 })
  await apply(other, next.orderId)
  expect((await arrive()).status).toBe(200)
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'refunded', refunded: 4000 })
  expect(await moneyTaken(server)).toBe(0)
})

test('a second payment of an order that is paid goes back, and the order keeps what it has', async () => {
  const [buyer, seller] = [await makePatient(server), await makeDoctor(server)]
  const { orderId, payment, arrive } = await paidTooLate(buyer, seller)
  // The platform takes it for cancelled although the provider has charged it.
  await server.db.updateTable('payments').set({ state: 'cancelled' }).where('id', '=', payment.id).execute()
  await payWith(server, buyer, orderId)
  expect(await moneyTaken(server)).toBe(10_000)
  await arrive()
  expect(await moneyTaken(server)).toBe(5000)
  expect(await orderRow(server, orderId)).toMatchObject({ payment_state: 'paid', refunded: 0 })
  expect(await paymentRow(server, payment.id)).toMatchObject({ state: 'succeeded', refunded: 5000 })
})
