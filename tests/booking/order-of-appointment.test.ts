import { expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { ordersContract } from '#contract/orders/contract.ts'
import { orderRow } from '../payments/money-rows.ts'
import { createTestServer } from '../support/server.ts'
import { bookAndPay, openPractice } from './practice.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call } = server

test('a visit that was called off late: its order is called off and half of it goes back, in one step of the timeline', async () => {
  const { doctor, patient } = await openPractice(server)
  const appointment = await bookAndPay(server, patient, doctor)
  server.clock.set('2026-03-03T10:00:01.000Z')
  await call(booking.cancelAppointment, { params: { id: appointment.id }, body: {} }, { as: patient })
  const order = await call(ordersContract.readOrder, { params: { id: appointment.orderId! } }, { as: patient })
  expect(order).toMatchObject({ state: 'cancelled', paymentState: 'partly_refunded', refunded: { amount: 2500 } })
  const steps = order.events.map(({ kind, state, paymentState }) => [kind, state, paymentState])
  expect(steps).toEqual([
    ['placed', 'pending_payment', 'unpaid'],
    ['paid', 'confirmed', 'paid'],
    ['refunded', 'cancelled', 'partly_refunded'],
    ['refundArrived', null, null],
  ])
})

test.each([
  [5000, 'doctor', 'refunded', 5000, 'refunded'],
  [5000, 'patient', 'paid', 0, 'missed'],
  [0, 'doctor', 'voided', 0, 'missed'],
  [0, 'patient', 'paid', 0, 'missed'],
] as const)('a visit for %i cents that the %s did not come to leaves its order %s', async (fee, absent, payment, back, kind) => {
  const { doctor, patient } = await openPractice(server, {}, { video_fee: fee })
  const appointment = await bookAndPay(server, patient, doctor)
  const params = { id: appointment.id }
  server.clock.set('2026-03-04T10:15:00.000Z')
  if (absent === 'doctor') await call(booking.reportDoctorAbsent, { params }, { as: patient })
  else await call(booking.reportPatientAbsent, { params }, { as: doctor })
  const order = await orderRow(server, appointment.orderId!)
  expect(order).toMatchObject({ payment_state: payment, fulfilment_state: 'no_show', refunded: back })
  const { events } = await call(ordersContract.readOrder, { params: { id: appointment.orderId! } }, { as: patient })
  expect(events.find(({ state }) => state === 'no_show')).toMatchObject({ kind, state: 'no_show' })
})
