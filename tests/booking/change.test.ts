import { describe, expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { doctorsContract } from '#contract/doctors/contract.ts'
import { moneyTaken, orderRow } from '../payments/money-rows.ts'
import { auditOf } from '../support/audit.ts'
import { messagesTo } from '../support/outbox.ts'
import { makeDoctor, makePatient, makeStaff, type Person } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { bookAndPay, bookingOf, openHours, openPractice, someStart } from './practice.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal } = server

const cancel = (id: string, as: Person, body: object = {}) => call(booking.cancelAppointment, { params: { id }, body }, { as })
const told = (id: string, as: Person) => call(booking.readCancellation, { params: { id } }, { as })

describe('cancelling', () => {
  test.each([
    ['the patient, exactly 24 hours ahead', 'patient', '2026-03-03T10:00:00.000Z', 5000],
    ['the patient, a second later', 'patient', '2026-03-03T10:00:01.000Z', 2500],
    ['the doctor, at the last moment', 'doctor', '2026-03-04T09:59:59.000Z', 5000],
    ['the staff', 'staff', '2026-03-04T09:00:00.000Z', 5000],
  ] as const)('by %s gives back what was told before', async (_who, role, now, refund) => {
    const { doctor, staff, patient } = await openPractice(server)
    const appointment = await bookAndPay(server, patient, doctor)
    const as = { patient, doctor, staff }[role]
    server.clock.set(now)
    expect(await told(appointment.id, as)).toMatchObject({
      paid: { amount: 5000 },
      refund: { amount: refund },
      fullRefundUntil: '2026-03-03T10:00:00.000Z',
    })
    const done = await cancel(appointment.id, as, { reason: 'I am well again', expectedRefund: refund })
    expect(done).toMatchObject({ state: 'cancelled', refunded: { amount: refund } })
    expect(done.timeline.at(-1)).toMatchObject({ verb: 'cancel', by: role, byName: as.name, why: 'I am well again' })
    expect(await orderRow(server, appointment.orderId!)).toMatchObject({
      payment_state: refund === 5000 ? 'refunded' : 'partly_refunded',
      fulfilment_state: 'cancelled',
      refunded: refund,
    })
    server.clock.advance({ minutes: 5 })
    await server.runJobs()
    expect(await moneyTaken(server)).toBe(5000 - refund)
    expect((await messagesTo(server, patient.email))[0]!.text).toContain(refund === 5000 ? '$50.00' : '$25.00')
  })

  test('is news for everybody but who did it; whose money comes back has a receipt by mail', async () => {
    const noticed = async (person: Person) => {
      const rows = await server.db.selectFrom('notices').select('kind').where('user_id', '=', person.userId).execute()
      return rows.filter(({ kind }) => kind === 'appointmentCancelled').length
    }
    const mailed = async (person: Person) =>
      (await messagesTo(server, person.email)).filter(({ template }) => template.startsWith('mail.appointmentCancelled')).length
    for (const [by, notices, mails] of [
      ['patient', { patient: 0, doctor: 1, staff: 1 }, { patient: 1, doctor: 1, staff: 1 }],
      ['doctor', { patient: 1, doctor: 0, staff: 1 }, { patient: 1, doctor: 0, staff: 1 }],
      ['staff', { patient: 1, doctor: 1, staff: 0 }, { patient: 1, doctor: 1, staff: 0 }],
    ] as const) {
      const people = await openPractice(server)
      const appointment = await bookAndPay(server, people.patient, people.doctor)
      await cancel(appointment.id, people[by])
      for (const one of ['patient', 'doctor', 'staff'] as const) {
        expect([by, one, await noticed(people[one]), await mailed(people[one])]).toEqual([by, one, notices[one], mails[one]])
      }
    }
  })

  test('a visit that cost nothing calls its order off; there is nothing to write to who did it', async () => {
    const { doctor, patient } = await openPractice(server, {}, { video_fee: 0 })
    const appointment = await bookAndPay(server, patient, doctor)
    expect(await cancel(appointment.id, patient)).toMatchObject({ state: 'cancelled', refunded: null })
    expect(await orderRow(server, appointment.orderId!)).toMatchObject({
      payment_state: 'voided',
      fulfilment_state: 'cancelled',
      refunded: 0,
    })
    const [newest] = await messagesTo(server, patient.email)
    expect(newest).toMatchObject({ template: 'mail.appointmentConfirmed' })
  })

  test('does nothing when another amount is due by now than was told', async () => {
    const { doctor, patient } = await openPractice(server)
    const appointment = await bookAndPay(server, patient, doctor)
    server.clock.set('2026-03-03T10:00:01.000Z')
    const refused = await refusal(
      booking.cancelAppointment,
      { params: { id: appointment.id }, body: { expectedRefund: 5000 } },
      { as: patient },
    )
    expect([refused.status, refused.code]).toEqual([409, 'refund_changed'])
    expect(await orderRow(server, appointment.orderId!)).toMatchObject({ payment_state: 'paid', refunded: 0 })
  })

  test('twice gives money back once, and the reason stays out of the audit', async () => {
    const { doctor, patient } = await openPractice(server)
    const appointment = await bookAndPay(server, patient, doctor)
    await cancel(appointment.id, patient, { reason: 'The rash is gone' })
    const again = await refusal(booking.cancelAppointment, { params: { id: appointment.id }, body: {} }, { as: patient })
    expect([again.status, again.code]).toEqual([409, 'appointment_state'])
    expect(await orderRow(server, appointment.orderId!)).toMatchObject({ refunded: 5000 })
    const entries = await auditOf(server, appointment.id)
    expect(entries.map(({ action }) => action)).toEqual(['appointment.book', 'appointment.confirm', 'appointment.cancel'])
    expect(JSON.stringify(entries)).not.toContain('rash')
  })

  test('an unpaid hold frees the slot and costs nothing; the doctor, who never heard of it, is not written to', async () => {
    const { doctor, patient } = await openPractice(server)
    const held = await call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
    expect(await told(held.id, patient)).toMatchObject({ paid: { amount: 0 }, refund: { amount: 0 } })
    expect(await cancel(held.id, patient)).toMatchObject({ state: 'cancelled', refunded: null })
    expect(await orderRow(server, held.orderId!)).toMatchObject({ payment_state: 'voided', fulfilment_state: 'cancelled' })
    expect(await messagesTo(server, doctor.email)).toEqual([])
    const next = await call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: await makePatient(server) })
    expect(next.state).toBe('pending_payment')
  })
})

describe('rescheduling', () => {
  const move = (id: string, start: string, as: Person) =>
    call(booking.rescheduleAppointment, { params: { id }, body: { start } }, { as })
  const moveRefused = async (id: string, start: string, as: Person) =>
    (await refusal(booking.rescheduleAppointment, { params: { id }, body: { start } }, { as })).code

  test('keeps the payment, frees the old time, and both learn the new one', async () => {
    const { doctor, patient } = await openPractice(server)
    const appointment = await bookAndPay(server, patient, doctor)
    const moved = await move(appointment.id, '2026-03-05T12:00:00.000Z', patient)
    expect(moved).toMatchObject({
      state: 'confirmed',
      start: '2026-03-05T12:00:00.000Z',
      end: '2026-03-05T12:30:00.000Z',
      orderId: appointment.orderId,
    })
    expect(moved.timeline.at(-1)).toMatchObject({ verb: 'reschedule', movedFrom: someStart })
    expect(await orderRow(server, appointment.orderId!)).toMatchObject({ payment_state: 'paid', refunded: 0 })
    expect((await messagesTo(server, doctor.email))[0]).toMatchObject({ template: 'mail.appointmentMoved' })
    const old = await call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: await makePatient(server) })
    expect(old.start).toBe(someStart)
  })

  test('may overlap the visit’s own old time', async () => {
    const { doctor, patient } = await openPractice(server, { slot_minutes: 20 })
    const appointment = await bookAndPay(server, patient, doctor, { start: '2026-03-04T10:00:00.000Z' })
    await server.db.updateTable('availability').set({ slot_minutes: 30 }).execute()
    const moved = await move(appointment.id, '2026-03-04T09:30:00.000Z', patient)
    expect(moved).toMatchObject({ start: '2026-03-04T09:30:00.000Z', end: '2026-03-04T10:00:00.000Z' })
    expect(await move(appointment.id, '2026-03-04T10:00:00.000Z', patient)).toMatchObject({ end: '2026-03-04T10:30:00.000Z' })
  })

  test('within the last day does not win back the full refund', async () => {
    const { doctor, patient } = await openPractice(server)
    const appointment = await bookAndPay(server, patient, doctor)
    server.clock.set(new Date(Date.parse(someStart) - 23 * 3_600_000).toISOString())
    await move(appointment.id, '2026-03-06T12:00:00.000Z', patient)
    expect(await told(appointment.id, patient)).toMatchObject({
      share: 0.5,
      ground: 'moved_late',
      reckonedFrom: someStart,
      refund: { amount: 2500 },
    })
    // The practice gives back all, whenever.
    expect(await told(appointment.id, doctor)).toMatchObject({ share: 1, ground: null, refund: { amount: 5000 } })
  })

  test('earlier on takes the full refund along to the new time', async () => {
    const { doctor, patient } = await openPractice(server)
    const appointment = await bookAndPay(server, patient, doctor)
    expect(await told(appointment.id, patient)).toMatchObject({
      share: 1,
      ground: 'in_time',
      fullRefundUntil: '2026-03-03T10:00:00.000Z',
    })
    await move(appointment.id, '2026-03-06T12:00:00.000Z', patient)
    expect(await told(appointment.id, patient)).toMatchObject({
      share: 1,
      ground: 'in_time',
      fullRefundUntil: '2026-03-05T12:00:00.000Z',
    })
  })

  test('of a visit booked within the last day is told as such, not by a date before it was booked', async () => {
    const { doctor, patient } = await openPractice(server)
    const appointment = await bookAndPay(server, patient, doctor, { start: '2026-03-02T15:00:00.000Z' })
    expect(await told(appointment.id, patient)).toMatchObject({ share: 0.5, ground: 'booked_late' })
  })

  test('is refused to a taken time, its own time, a time of another visit, unpaid, late, or by the doctor', async () => {
    const { doctor, patient } = await openPractice(server)
    const appointment = await bookAndPay(server, patient, doctor)
    await bookAndPay(server, await makePatient(server), doctor, { start: '2026-03-04T11:00:00.000Z' })
    expect(await moveRefused(appointment.id, '2026-03-04T11:00:00.000Z', patient)).toBe('slot_taken')
    expect(await moveRefused(appointment.id, someStart, patient)).toBe('invalid_input')
    const other = await makeDoctor(server)
    await openHours(server, other)
    const elsewhere = await call(
      booking.bookAppointment,
      { body: bookingOf(other, { start: '2026-03-04T12:00:00.000Z' }) },
      { as: patient },
    )
    expect(await moveRefused(appointment.id, '2026-03-04T12:00:00.000Z', patient)).toBe('patient_busy')
    expect(await moveRefused(elsewhere.id, '2026-03-04T13:00:00.000Z', patient)).toBe('appointment_state')
    expect(await moveRefused(appointment.id, '2026-03-04T13:00:00.000Z', doctor)).toBe('wrong_role')
    server.clock.set(someStart)
    expect(await moveRefused(appointment.id, '2026-03-04T15:00:00.000Z', patient)).toBe('too_late')
  })
})

describe('attending', () => {
  const verb = (name: 'checkIn' | 'startAppointment' | 'completeAppointment', id: string, as: Person) =>
    call(booking[name], { params: { id } }, { as })
  const verbRefused = async (name: 'checkIn' | 'startAppointment' | 'completeAppointment', id: string, as: Person) =>
    (await refusal(booking[name], { params: { id } }, { as })).code

  test('goes from the waiting room through the visit to its end, and is reviewed once', async () => {
    const { doctor, staff, patient } = await openPractice(server)
    const appointment = await bookAndPay(server, patient, doctor)
    server.clock.set('2026-03-04T09:49:59.000Z')
    expect(await verbRefused('checkIn', appointment.id, patient)).toBe('too_early')
    server.clock.set('2026-03-04T09:50:00.000Z')
    expect(await verbRefused('startAppointment', appointment.id, doctor)).toBe('appointment_state')
    expect(await verb('checkIn', appointment.id, patient)).toMatchObject({ state: 'waiting' })
    expect(await verbRefused('startAppointment', appointment.id, patient)).toBe('wrong_role')
    expect(await verb('startAppointment', appointment.id, doctor)).toMatchObject({ state: 'in_progress' })
    const review = { params: { id: appointment.id }, body: { stars: 4, words: 'Took her time' } }
    expect((await refusal(booking.reviewAppointment, review, { as: patient })).code).toBe('not_completed')
    expect(await verb('completeAppointment', appointment.id, doctor)).toMatchObject({ state: 'completed' })
    expect(await orderRow(server, appointment.orderId!)).toMatchObject({ payment_state: 'paid', fulfilment_state: 'completed' })
    expect(await call(booking.reviewAppointment, review, { as: patient })).toMatchObject({
      review: { stars: 4, words: 'Took her time' },
    })
    expect((await refusal(booking.reviewAppointment, review, { as: patient })).code).toBe('already_reviewed')
    const profile = await call(doctorsContract.readDoctor, { params: { id: doctor.userId } })
    expect(profile).toMatchObject({ rating: { average: 4, count: 1 }, stars: [0, 0, 0, 1, 0] })
    const notices = await server.db.selectFrom('notices').select(['user_id', 'kind']).execute()
    for (const [user, kind] of [
      [doctor, 'patientWaiting'],
      [staff, 'patientWaiting'],
      [patient, 'doctorReady'],
      [doctor, 'reviewReceived'],
    ] as const) {
      expect(notices).toContainEqual({ user_id: user.userId, kind })
    }
    expect(notices).not.toContainEqual({ user_id: staff.userId, kind: 'reviewReceived' })
  })

  test('a visit that is over early gives its time back', async () => {
    const { doctor, patient } = await openPractice(server, { notice_minutes: 0 })
    const appointment = await bookAndPay(server, patient, doctor, { start: '2026-03-02T09:30:00.000Z' })
    server.clock.set('2026-03-02T09:20:00.000Z')
    await verb('checkIn', appointment.id, patient)
    await verb('startAppointment', appointment.id, doctor)
    await verb('completeAppointment', appointment.id, doctor)
    const body = bookingOf(doctor, { start: '2026-03-02T09:30:00.000Z' })
    expect(await call(booking.bookAppointment, { body }, { as: await makePatient(server) })).toMatchObject({
      state: 'pending_payment',
    })
  })

  test('a patient who does not come gets nothing back, ten minutes after the start', async () => {
    const { doctor, staff, patient } = await openPractice(server)
    const appointment = await bookAndPay(server, patient, doctor)
    server.clock.set('2026-03-04T10:09:59.000Z')
    const report = { params: { id: appointment.id } }
    expect((await refusal(booking.reportPatientAbsent, report, { as: doctor })).code).toBe('too_early')
    server.clock.set('2026-03-04T10:10:00.000Z')
    expect(await call(booking.reportPatientAbsent, report, { as: staff })).toMatchObject({
      state: 'no_show',
      absent: 'patient',
      refunded: null,
    })
    expect(await orderRow(server, appointment.orderId!)).toMatchObject({ payment_state: 'paid', refunded: 0 })
    expect((await messagesTo(server, patient.email))[0]).toMatchObject({ template: 'mail.appointmentMissed' })
  })

  test('a patient who has checked in is not reported, however long it takes', async () => {
    const { doctor, patient, staff } = await openPractice(server)
    const appointment = await bookAndPay(server, patient, doctor)
    server.clock.set('2026-03-04T09:55:00.000Z')
    await verb('checkIn', appointment.id, patient)
    server.clock.set('2026-03-04T12:00:00.000Z')
    for (const as of [doctor, staff]) {
      const { status, code } = await refusal(booking.reportPatientAbsent, { params: { id: appointment.id } }, { as })
      expect({ status, code }).toEqual({ status: 409, code: 'has_come' })
    }
  })

  test.each(['waiting', 'confirmed'] as const)(
    'a doctor who does not come to a %s visit gives everything back',
    async (state) => {
      const { doctor, patient } = await openPractice(server)
      const appointment = await bookAndPay(server, patient, doctor)
      const report = { params: { id: appointment.id } }
      server.clock.set('2026-03-04T10:09:59.000Z')
      expect((await refusal(booking.reportDoctorAbsent, report, { as: patient })).code).toBe('too_early')
      if (state === 'waiting') await verb('checkIn', appointment.id, patient)
      server.clock.set('2026-03-04T10:10:00.000Z')
      expect(await call(booking.reportDoctorAbsent, report, { as: patient })).toMatchObject({
        state: 'no_show',
        absent: 'doctor',
        refunded: { amount: 5000 },
      })
      expect((await messagesTo(server, doctor.email))[0]).toMatchObject({ template: 'mail.appointmentMissed' })
      expect((await messagesTo(server, patient.email))[0]).toMatchObject({ template: 'mail.appointmentRefunded' })
    },
  )
})

test('neighbours find nothing, and staff without the right may nothing', async () => {
  const { doctor, patient } = await openPractice(server)
  const appointment = await bookAndPay(server, patient, doctor)
  const stranger = await makeDoctor(server)
  const bookkeeper = await makeStaff(server, doctor, ['invoices', 'availability', 'history'])
  const params = { id: appointment.id }
  for (const as of [await makePatient(server), stranger, await makeStaff(server, stranger)]) {
    for (const endpoint of [booking.readAppointment, booking.readCancellation, booking.readCalendarFile, booking.checkIn]) {
      expect((await refusal(endpoint, { params }, { as })).status).toBe(404)
    }
    expect((await refusal(booking.cancelAppointment, { params, body: {} }, { as })).status).toBe(404)
  }
  for (const endpoint of [booking.readAppointment, booking.checkIn, booking.reportPatientAbsent]) {
    expect((await refusal(endpoint, { params }, { as: bookkeeper })).code).toBe('missing_right')
  }
})
