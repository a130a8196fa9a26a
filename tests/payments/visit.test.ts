import { expect, test } from 'vitest'
import { bookingContract } from '#contract/booking/contract.ts'
import { ordersContract } from '#contract/orders/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { bookingOf, openPractice } from '../booking/practice.ts'
import { makePatient, signIn } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { goodCard, makeCoupon, moneyTaken, paymentRow, payWith } from './money-rows.ts'

const server = await createTestServer()

async function booked() {
  const { doctor, patient } = await openPractice(server)
  const visit = await server.call(bookingContract.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
  return { doctor, patient, visit, orderId: visit.orderId! }
}

test('a visit is paid with a coupon, and the doctor has an invoice for what was paid', async () => {
  const { doctor, patient, visit, orderId } = await booked()
  await makeCoupon(server, { applies_to: ['appointments'], greatest_discount: 700 })
  const body = { code: 'SPRING20' }
  const order = await server.call(ordersContract.applyCoupon, { params: { id: orderId }, body }, { as: patient })
  expect(order).toMatchObject({
    kind: 'appointment',
    aboutId: visit.id,
    total: { amount: 4300 },
    payUntil: '2026-03-02T09:15:00.000Z',
  })
  await payWith(server, patient, orderId)
  expect(await moneyTaken(server)).toBe(4300)
  const invoice = await server.call(ordersContract.readInvoice, { params: { id: orderId } }, { as: doctor })
  expect(invoice).toMatchObject({ discount: { amount: 700 }, total: { amount: 4300, currency: 'USD' } })
})

test('money for a visit whose hold had ended and whose time went to somebody else comes back to the cent', async () => {
  const { doctor, patient, visit, orderId } = await booked()
  const payment = await server.call(paymentsContract.payOrder, { params: { id: orderId } }, { as: patient })
  const { provider_reference: reference } = await paymentRow(server, payment.id)
  const sandbox = server.platform.payments.sandbox!
  const message = (await sandbox.confirm(reference!, { ...goodCard, number: '4242424242424242' }))!
  await server.db
    .updateTable('appointments')
    .set({ state: 'expired', hold_expires_at: null })
    .where('id', '=', visit.id)
    .execute()
  await server.db.updateTable('orders').set({ state: 'expired' }).where('id', '=', orderId).execute()
  const other = await makePatient(server)
  const next = await server.call(bookingContract.bookAppointment, { body: bookingOf(doctor) }, { as: other })
  await payWith(server, other, next.orderId!)
  const arrived = await server.fetch(
    new Request('http://carenest.test/api/payments/webhook', {
      method: 'POST',
      body: message.body,
      headers: { 'Stripe-Signature': message.signature },
    }),
  )
  expect(arrived.status).toBe(200)
  const as = await signIn(server, patient)
  const order = await server.call(ordersContract.readOrder, { params: { id: orderId } }, { as })
  expect(order).toMatchObject({ state: 'refunded', refunded: { amount: 5000 } })
  expect(order.events.map((event) => event.kind)).toEqual(['placed', 'refunded', 'refundArrived'])
  expect(await moneyTaken(server)).toBe(5000)
})
