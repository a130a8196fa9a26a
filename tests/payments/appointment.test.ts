import { describe, expect, test } from 'vitest'
import { bookingContract } from '#contract/booking/contract.ts'
import { ordersContract } from '#contract/orders/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { bookAndPay, bookingOf, openPractice, someStart } from '../booking/practice.ts'
import { messagesTo } from '../support/outbox.ts'
import { makePatient, signIn, type Person } from '../support/people.ts'
import { insertRow } from '../support/rows.ts'
import { createTestServer } from '../support/server.ts'
import { goodCard, makeCoupon, moneyTaken, paymentRow, payWith } from './money-rows.ts'

const server = await createTestServer()

async function booked() {
  const { doctor, patient } = await openPractice(server)
  const appointment = await server.call(bookingContract.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
  return { doctor, patient, appointment, orderId: appointment.orderId! }
}

test('a visit is paid with a coupon, and the doctor has an invoice for what was paid', async () => {
  const { doctor, patient, appointment, orderId } = await booked()
  await makeCoupon(server, { applies_to: ['appointments'], greatest_discount: 700 })
  const body = { code: 'SPRING20' }
  const order = await server.call(ordersContract.applyCoupon, { params: { id: orderId }, body }, { as: patient })
  expect(order).toMatchObject({
    kind: 'appointment',
    subject: { kind: 'appointment', id: appointment.id },
    total: { amount: 4300 },
    payUntil: '2026-03-02T09:15:00.000Z',
  })
  await payWith(server, patient, orderId)
  expect(await moneyTaken(server)).toBe(4300)
  const invoice = await server.call(ordersContract.readInvoice, { params: { id: orderId } }, { as: doctor })
  expect(invoice.serviceAt).toBe(someStart)
  expect(invoice).toMatchObject({ discount: { amount: 700 }, total: { amount: 4300, currency: 'USD' } })
})

/** The card is charged while the hold stands; the provider's word of it comes later, after `meanwhile`. */
async function paidLate(meanwhile: (booked: Booked) => Promise<unknown>) {
  const made = await booked()
  const { patient, orderId } = made
  const payment = await server.call(paymentsContract.payOrder, { params: { id: orderId } }, { as: patient })
  const { provider_reference: reference } = await paymentRow(server, payment.id)
  const sandbox = server.platform.payments.sandbox!
  server.clock.advance({ minutes: 14 })
  const message = (await sandbox.confirm(reference!, { ...goodCard, number: '4242424242424242' }))!
  server.clock.advance({ minutes: 2 })
  await expire(made)
  await meanwhile(made)
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
  const appointment = await server.call(bookingContract.readAppointment, { params: { id: made.appointment.id } }, { as })
  return { ...made, order, appointment }
}

type Booked = Awaited<ReturnType<typeof booked>>

/** The hold's end without word to the provider, which would have told at once what it had taken: the process died before. */
async function expire({ appointment, orderId }: Booked): Promise<void> {
  await server.db
    .updateTable('appointments')
    .set({ state: 'expired', hold_expires_at: null })
    .where('id', '=', appointment.id)
    .execute()
  await server.db
    .updateTable('orders')
    .set({ payment_state: 'voided', fulfilment_state: 'expired' })
    .where('id', '=', orderId)
    .execute()
}

test('money for a visit whose hold had ended and whose time is still free: the visit stands, and both are told', async () => {
  const { order, appointment, patient, doctor } = await paidLate(async () => {})
  expect(order).toMatchObject({ state: 'confirmed', paymentState: 'paid', invoiceNumber: '2026-000001' })
  expect(order.events.map((event) => event.kind)).toEqual(['placed', 'paidLate'])
  expect(appointment).toMatchObject({ state: 'confirmed', start: someStart, heldUntil: null })
  expect(await moneyTaken(server)).toBe(5000)
  expect(await messagesTo(server, patient.email)).toMatchObject([{ template: 'mail.appointmentConfirmedPaid' }])
  expect(await messagesTo(server, doctor.email)).toMatchObject([{ template: 'mail.appointmentConfirmed' }])
  const next = await server.refusal(
    bookingContract.bookAppointment,
    { body: bookingOf(doctor) },
    { as: await makePatient(server) },
  )
  expect(next.code).toBe('slot_taken')
})

describe('money for a visit whose hold had ended comes back to the cent', () => {
  /** What was paid for other visits meanwhile. */
  let otherMoney = 0

  test.each<[string, (booked: Booked) => Promise<unknown>]>([
    [
      'when the time went to somebody else',
      async ({ doctor }) => {
        await bookAndPay(server, await makePatient(server), doctor)
        otherMoney = 5000
      },
    ],
    [
      'when somebody else holds the time, unpaid',
      async ({ doctor }) =>
        server.call(bookingContract.bookAppointment, { body: bookingOf(doctor) }, { as: await makePatient(server) }),
    ],
    [
      'when the patient has another visit then',
      async ({ patient }) => {
        const { doctor } = await openPractice(server)
        await bookAndPay(server, await signIn(server, patient), doctor)
        otherMoney = 5000
      },
    ],
    ['when the doctor is away by now', ({ doctor }) => awayThen(doctor)],
    [
      'when the doctor’s visits are longer by now',
      () => server.db.updateTable('availability').set({ slot_minutes: 60 }).execute(),
    ],
    [
      'when the doctor can no longer be booked',
      () => server.db.updateTable('doctors').set({ licence_state: 'refused' }).execute(),
    ],
    [
      'when the patient had let go of it',
      async ({ appointment, orderId }) => {
        await server.db.updateTable('appointments').set({ state: 'cancelled' }).where('id', '=', appointment.id).execute()
        await server.db
          .updateTable('orders')
          .set({ payment_state: 'voided', fulfilment_state: 'cancelled' })
          .where('id', '=', orderId)
          .execute()
      },
    ],
    [
      'when it is too soon for the doctor by now',
      () => server.db.updateTable('availability').set({ notice_minutes: 4320 }).execute(),
    ],
  ])('%s', async (_when, meanwhile) => {
    otherMoney = 0
    const { order, appointment, patient } = await paidLate(meanwhile)
    expect(order).toMatchObject({ paymentState: 'refunded', refunded: { amount: 5000 }, invoiceNumber: null })
    expect(order.events.map((event) => event.kind)).toEqual(['placed', 'refunded', 'refundArrived'])
    expect(appointment.state).not.toBe('confirmed')
    expect(await moneyTaken(server)).toBe(otherMoney)
    expect((await messagesTo(server, patient.email))[0]).toMatchObject({ template: 'mail.paymentReturned' })
  })
})

async function awayThen(doctor: Person): Promise<void> {
  await insertRow(server.db, 'time_off', {
    id: server.platform.ids.next(),
    doctor_id: doctor.userId,
    starts_at: '2026-03-04T00:00:00.000Z',
    ends_at: '2026-03-05T00:00:00.000Z',
  })
}
