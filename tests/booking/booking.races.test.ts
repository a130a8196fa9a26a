import { expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { paymentsContract } from '#contract/payments/contract.ts'
import { goodCard, orderRow, paymentRow } from '../payments/money-rows.ts'
import { insertRow } from '../support/rows.ts'
import { makeDoctor, makePatient, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { bookAndPay, bookingOf, openHours, openPractice, someStart } from './practice.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })

/** Status and code of many bookings that are sent at the same moment. */
async function together(sent: readonly Promise<Response>[]): Promise<string[]> {
  const answers = await Promise.all(sent)
  return Promise.all(
    answers.map(async (answer) =>
      answer.ok ? String(answer.status) : `${answer.status} ${((await answer.json()) as { code: string }).code}`,
    ),
  )
}

const count = (outcomes: readonly string[], outcome: string) => outcomes.filter((each) => each === outcome).length

test('of 200 who want one slot at the same moment exactly one gets it', async () => {
  const { doctor } = await openPractice(server)
  const patients = []
  for (let index = 0; index < 200; index += 1) patients.push(await makePatient(server))
  const outcomes = await together(patients.map((as) => server.send(booking.bookAppointment, { body: bookingOf(doctor) }, { as })))
  expect([count(outcomes, '201'), count(outcomes, '409 slot_taken')]).toEqual([1, 199])
  const held = await server.db.selectFrom('appointments').select('state').execute()
  expect(held).toEqual([{ state: 'pending_payment' }])
})

test('the database itself refuses overlapping time, buffers included, past every verb', async () => {
  const { doctor } = await openPractice(server)
  const rows = await Promise.all(Array.from({ length: 20 }, async (_, index) => ({ index, patient: await makePatient(server) })))
  const written = await Promise.allSettled(
    rows.map(({ index, patient }) => {
      const start = Date.parse(someStart) + index * 60_000
      const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
      return insertRow(server.db, 'appointments', {
        id: server.platform.ids.next(),
        number: `V-${index}`,
        patient_id: patient.userId,
        doctor_id: doctor.userId,
        mode: 'video',
        state: 'confirmed',
        starts_at: at(0),
        ends_at: at(10),
        blocked: `[${at(-5)},${at(15)})`,
        buffer_before_minutes: 5,
        buffer_after_minutes: 5,
        fee: 0,
        currency: 'USD',
        created_at: at(0),
        updated_at: at(0),
      })
    }),
  )
  expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('one patient at 20 doctors at the same moment gets one visit', async () => {
  const patient = await makePatient(server)
  const doctors = []
  for (let index = 0; index < 20; index += 1) {
    const doctor = await makeDoctor(server)
    await openHours(server, doctor)
    doctors.push(doctor)
  }
  const outcomes = await together(
    doctors.map((doctor) => server.send(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })),
  )
  expect([count(outcomes, '201'), count(outcomes, '409 patient_busy')]).toEqual([1, 19])
})

test('one patient who holds many times at the same moment holds five', async () => {
  const patient = await makePatient(server)
  const sent = []
  for (let index = 0; index < 20; index += 1) {
    const doctor = await makeDoctor(server)
    await openHours(server, doctor)
    const start = new Date(
      Date.parse('2026-03-03T09:00:00.000Z') + (index % 10) * 1_800_000 + Math.floor(index / 10) * 86_400_000,
    )
    sent.push({ body: bookingOf(doctor, { start: start.toISOString() }) })
  }
  const outcomes = await together(sent.map((input) => server.send(booking.bookAppointment, input, { as: patient })))
  expect([count(outcomes, '201'), count(outcomes, '409 too_many_unpaid')]).toEqual([5, 15])
})

test('the limit of a day holds when its last visit is wanted by many', async () => {
  const { doctor } = await openPractice(server, { daily_limit: 3 })
  const wanted = []
  for (let index = 0; index < 12; index += 1) {
    const start = new Date(Date.parse('2026-03-04T09:00:00.000Z') + index * 1_800_000).toISOString()
    wanted.push({ as: await makePatient(server), body: bookingOf(doctor, { start }) })
  }
  const outcomes = await together(wanted.map(({ as, body }) => server.send(booking.bookAppointment, { body }, { as })))
  expect([count(outcomes, '201'), count(outcomes, '409 slot_taken')]).toEqual([3, 9])
})

test('a stale hold gives way to exactly one of many, and ends once', async () => {
  const { doctor, patient } = await openPractice(server)
  const held = await server.call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
  server.clock.advance({ minutes: 15 })
  const patients = []
  for (let index = 0; index < 20; index += 1) patients.push(await makePatient(server))
  const [outcomes] = await Promise.all([
    together(patients.map((as) => server.send(booking.bookAppointment, { body: bookingOf(doctor) }, { as }))),
    server.runJobs(),
  ])
  expect([count(outcomes, '201'), count(outcomes, '409 slot_taken')]).toEqual([1, 19])
  const ends = await server.db
    .selectFrom('appointment_events')
    .select('id')
    .where('appointment_id', '=', held.id)
    .where('event', '=', 'expire')
    .execute()
  expect(ends).toHaveLength(1)
})

test('patient and doctor who cancel at the same moment give the money back once', async () => {
  const { doctor, patient } = await openPractice(server)
  const appointment = await bookAndPay(server, patient, doctor)
  const cancel = { params: { id: appointment.id }, body: {} }
  const outcomes = await together([patient, doctor].map((as) => server.send(booking.cancelAppointment, cancel, { as })))
  expect(outcomes.toSorted()).toEqual(['200', '409 appointment_state'])
  const refunds = await server.db.selectFrom('refunds').select('amount').execute()
  expect(refunds).toEqual([{ amount: 5000 }])
})

test('two visits that are moved to one slot at the same moment do not both get there', async () => {
  const { doctor, patient } = await openPractice(server)
  const other = await makePatient(server)
  const first = await bookAndPay(server, patient, doctor)
  const second = await bookAndPay(server, other, doctor, { start: '2026-03-04T11:00:00.000Z' })
  const move = (id: string) => ({ params: { id }, body: { start: '2026-03-04T12:00:00.000Z' } })
  const outcomes = await together([
    server.send(booking.rescheduleAppointment, move(first.id), { as: patient }),
    server.send(booking.rescheduleAppointment, move(second.id), { as: other }),
  ])
  expect(outcomes.toSorted()).toEqual(['200', '409 slot_taken'])
})

test('late money and somebody who wants the same time: one of them has it, and no cent too much is kept', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { doctor, patient } = await openPractice(server)
    const held = await server.call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
    const arrive = await chargedUnheard(patient, held.orderId!)
    server.clock.advance({ minutes: 1 })
    // In every third round the time was let go before; else the job and those who want the time let go of it now.
    if (round % 3 === 0) await endUnheard(held.id, held.orderId!)
    const other = await makePatient(server)
    const [, answer] = await Promise.all([
      arrive(),
      server.send(booking.bookAppointment, { body: bookingOf(doctor) }, { as: other }),
      server.runJobs(),
    ])
    const visits = await server.db
      .selectFrom('appointments')
      .select(['id', 'state'])
      .where('doctor_id', '=', doctor.userId)
      .execute()
    const state = visits.find(({ id }) => id === held.id)!.state
    const order = await orderRow(server, held.orderId!)
    expect([state, order.payment_state, order.refunded, answer.status]).toEqual(
      state === 'confirmed' ? ['confirmed', 'paid', 0, 409] : ['expired', 'refunded', 5000, 201],
    )
    expect(visits.filter((appointment) => appointment.state !== 'expired')).toHaveLength(1)
  }
})

/** A card that is charged at the provider, whose word of it has not come: answers how it comes. */
async function chargedUnheard(patient: Person, orderId: string): Promise<() => Promise<Response>> {
  const payment = await server.call(paymentsContract.payOrder, { params: { id: orderId } }, { as: patient })
  const { provider_reference: reference } = await paymentRow(server, payment.id)
  server.clock.advance({ minutes: 14 })
  const { body, signature } = (await server.platform.payments.sandbox!.confirm(reference!, {
    ...goodCard,
    number: goodCard.number.replaceAll(' ', ''),
  }))!
  const headers = { 'Stripe-Signature': signature }
  return async () => server.fetch(new Request('http://carenest.test/api/payments/webhook', { method: 'POST', body, headers }))
}

/** The hold's end without word to the provider. */
async function endUnheard(id: string, orderId: string): Promise<void> {
  await server.db.updateTable('appointments').set({ state: 'expired', hold_expires_at: null }).where('id', '=', id).execute()
  await server.db
    .updateTable('orders')
    .set({ payment_state: 'voided', fulfilment_state: 'expired' })
    .where('id', '=', orderId)
    .execute()
}
