import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { bookingContract as booking } from '#contract/booking/contract.ts'
import { nextFreeSlots } from '#server/modules/booking/index.ts'
import { payWith } from '../payments/money-rows.ts'
import { messagesTo } from '../support/outbox.ts'
import { makeDoctor, makePatient, makePet, makeStaff } from '../support/people.ts'
import { createTestServer } from '../support/server.ts'
import { bookAndPay, bookingOf, openHours, openPractice, someStart } from './practice.ts'

const server = await createTestServer({ settings: { accessTokenSeconds: 30 * 86_400 } })
const { call, refusal } = server

async function startsOf(doctorId: string, day: string): Promise<string[]> {
  const query = { from: day, to: day, timeZone: 'UTC' }
  return (await call(booking.listSlots, { params: { id: doctorId }, query })).slots.map(({ start }) => start)
}

test('a booked slot is held for 15 minutes at the doctor’s own fee, and gone for everybody else', async () => {
  const { doctor, patient } = await openPractice(server)
  expect(await startsOf(doctor.userId, '2026-03-04')).toContain(someStart)
  const held = await call(booking.bookAppointment, { body: bookingOf(doctor, { mode: 'clinic' }) }, { as: patient })
  expect(held).toMatchObject({
    state: 'pending_payment',
    fee: { amount: 8000, currency: 'USD' },
    heldUntil: '2026-03-02T09:15:00.000Z',
    start: someStart,
    end: '2026-03-04T10:30:00.000Z',
    subject: { kind: 'person', id: patient.userId },
    timeline: [{ verb: 'book', by: 'patient', byName: patient.name, state: 'pending_payment' }],
  })
  expect(await startsOf(doctor.userId, '2026-03-04')).not.toContain(someStart)
  const other = await refusal(booking.bookAppointment, { body: bookingOf(doctor) }, { as: await makePatient(server) })
  expect([other.status, other.code]).toEqual([409, 'slot_taken'])
})

test('paying confirms it, and patient, doctor and staff with the right learn of it at once', async () => {
  const { doctor, staff, patient } = await openPractice(server)
  const appointment = await bookAndPay(server, patient, doctor)
  expect(appointment).toMatchObject({ state: 'confirmed', heldUntil: null })
  expect(appointment.timeline.map(({ verb, by }) => [verb, by])).toEqual([
    ['book', 'patient'],
    ['confirm', 'platform'],
  ])
  const told = server.hub.published.filter(
    ({ event }) => event.kind === 'appointment.changed' && event.payload['state'] === 'confirmed',
  )
  expect(told.map(({ userId }) => userId).toSorted()).toEqual([patient, doctor, staff].map(({ userId }) => userId).toSorted())
  expect(told[0]!.event.payload).toEqual({ id: appointment.id, state: 'confirmed' })
  expect(server.hub.announced).toContainEqual({
    topic: `slots:${doctor.userId}`,
    event: { kind: 'slots.changed', payload: { doctorId: doctor.userId } },
  })
  for (const [reader, other] of [
    [patient, doctor],
    [doctor, patient],
    [staff, patient],
  ] as const) {
    const [mail] = await messagesTo(server, reader.email)
    const own = reader === patient ? 'Paid' : ''
    expect(mail).toMatchObject({ template: `mail.appointmentConfirmed${own}` })
    expect(mail!.text).toContain(other.name)
    expect(mail!.text).not.toContain('cough')
    const notices = await server.db.selectFrom('notices').select(['kind', 'link']).where('user_id', '=', reader.userId).execute()
    const page = reader === patient ? 'user-appointment-details' : 'appointment-details'
    expect(notices).toEqual([{ kind: 'appointmentConfirmed', link: `${page}?id=${appointment.id}` }])
  }
})

test('staff without the right to appointments hear nothing', async () => {
  const { doctor, patient } = await openPractice(server)
  const bookkeeper = await makeStaff(server, doctor, ['invoices'])
  await bookAndPay(server, patient, doctor)
  const heard = server.hub.published.filter(
    ({ userId, event }) => userId === bookkeeper.userId && event.kind === 'appointment.changed',
  )
  expect(heard).toEqual([])
  expect(await server.db.selectFrom('notices').select('kind').where('user_id', '=', bookkeeper.userId).execute()).toEqual([])
  expect(await messagesTo(server, bookkeeper.email)).toEqual([])
})

test('what costs nothing is confirmed at once', async () => {
  const { doctor, patient } = await openPractice(server, {}, { video_fee: 0 })
  const appointment = await call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
  expect(appointment).toMatchObject({ state: 'confirmed', heldUntil: null, fee: { amount: 0 } })
})

test('the same key books once; the key for something else is refused', async () => {
  const { doctor, patient } = await openPractice(server)
  const key = 'one-booking-please'
  const first = await call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient, key })
  const again = await call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient, key })
  expect(again.id).toBe(first.id)
  const other = bookingOf(doctor, { start: '2026-03-04T11:00:00.000Z' })
  expect((await refusal(booking.bookAppointment, { body: other }, { as: patient, key })).status).toBe(422)
  const { length } = await server.db.selectFrom('appointments').select('id').execute()
  expect(length).toBe(1)
})

describe('a hold that runs out', () => {
  test('is ended by the job, with its order, and its time is free again', async () => {
    const { doctor, patient } = await openPractice(server)
    const held = await call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
    server.clock.advance({ minutes: 14, seconds: 59 })
    await server.runJobs()
    expect(await call(booking.readAppointment, { params: { id: held.id } }, { as: patient })).toMatchObject({
      state: 'pending_payment',
    })
    server.clock.advance({ minutes: 1 })
    await server.runJobs()
    expect(await call(booking.readAppointment, { params: { id: held.id } }, { as: patient })).toMatchObject({ state: 'expired' })
    const order = await server.db.selectFrom('orders').select(['payment_state', 'fulfilment_state']).executeTakeFirstOrThrow()
    expect(order).toEqual({ payment_state: 'voided', fulfilment_state: 'expired' })
    expect(await startsOf(doctor.userId, '2026-03-04')).toContain(someStart)
  })

  test('cannot keep the others held when it cannot be ended', async () => {
    const { doctor, patient } = await openPractice(server)
    const held = []
    for (const hour of ['10', '11', '12']) {
      const start = `2026-03-04T${hour}:00:00.000Z`
      held.push(await call(booking.bookAppointment, { body: bookingOf(doctor, { start }) }, { as: patient }))
      server.clock.advance({ seconds: 1 })
    }
    const [bad, ...others] = held
    await sql`alter table appointments add constraint cannot_end check (id <> ${sql.lit(bad!.id)} or state <> 'expired')`.execute(
      server.db,
    )
    try {
      server.clock.advance({ minutes: 15 })
      await server.runJobs()
      const states = await server.db.selectFrom('appointments').select(['id', 'state']).execute()
      expect(states.find(({ id }) => id === bad!.id)!.state).toBe('pending_payment')
      expect(others.map(({ id }) => states.find((row) => row.id === id)!.state)).toEqual(['expired', 'expired'])
      const job = await server.db.selectFrom('jobs').select('last_error').where('name', '=', 'booking.expireHolds').execute()
      expect(job).toEqual([{ last_error: expect.stringMatching(/^1 of 3: /) }])
    } finally {
      await sql`alter table appointments drop constraint cannot_end`.execute(server.db)
    }
  })

  test('gives way at once to who books the time before the job has come by', async () => {
    const { doctor, patient } = await openPractice(server)
    const held = await call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
    server.clock.advance({ minutes: 15 })
    const next = await makePatient(server)
    expect(await call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: next })).toMatchObject({
      state: 'pending_payment',
    })
    expect(await call(booking.readAppointment, { params: { id: held.id } }, { as: patient })).toMatchObject({ state: 'expired' })
  })

  test('counts no more for the limit of the day, in what is listed, found and booked, before the job has come by', async () => {
    const { doctor, patient } = await openPractice(server, { daily_limit: 1 })
    const free = async () => (await nextFreeSlots(server.platform, [doctor.userId])).get(doctor.userId)!.map(({ start }) => start)
    await call(booking.bookAppointment, { body: bookingOf(doctor, { start: '2026-03-02T12:00:00.000Z' }) }, { as: patient })
    server.clock.advance({ minutes: 14, seconds: 59 })
    expect(await startsOf(doctor.userId, '2026-03-02')).toEqual([])
    expect((await free())[0]).toBe('2026-03-03T09:00:00.000Z')
    server.clock.advance({ seconds: 1 })
    const later = '2026-03-02T15:00:00.000Z'
    expect(await startsOf(doctor.userId, '2026-03-02')).toEqual(expect.arrayContaining(['2026-03-02T12:00:00.000Z', later]))
    expect((await free())[0]).toBe('2026-03-02T11:30:00.000Z')
    const next = bookingOf(doctor, { start: later })
    expect(await call(booking.bookAppointment, { body: next }, { as: await makePatient(server) })).toMatchObject({ start: later })
  })

  test('cannot be paid any more', async () => {
    const { doctor, patient } = await openPractice(server)
    const held = await call(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
    server.clock.advance({ minutes: 15 })
    await expect(payWith(server, patient, held.orderId!)).rejects.toThrow('hold_expired')
  })
})

describe('is refused', () => {
  test('for who holds five unpaid times, until one of them is paid, called off or has run out', async () => {
    const { doctor, patient } = await openPractice(server)
    const start = (index: number) => new Date(Date.parse(someStart) + index * 1_800_000).toISOString()
    const book = (index: number) =>
      server.send(booking.bookAppointment, { body: bookingOf(doctor, { start: start(index) }) }, { as: patient })
    const held = []
    for (let index = 0; index < 5; index += 1) held.push(await (await book(index)).json())
    const refused = await book(5)
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'too_many_unpaid'])
    await payWith(server, patient, held[0].orderId)
    expect((await book(5)).status).toBe(201)
    await call(booking.cancelAppointment, { params: { id: held[1].id }, body: { reason: '' } }, { as: patient })
    expect((await book(6)).status).toBe(201)
    expect((await book(7)).status).toBe(409)
    server.clock.advance({ minutes: 15 })
    expect((await book(7)).status).toBe(201)
  })

  test('never for what costs nothing', async () => {
    const { doctor, patient } = await openPractice(server)
    for (let index = 0; index < 5; index += 1) {
      const start = new Date(Date.parse(someStart) + index * 1_800_000).toISOString()
      await call(booking.bookAppointment, { body: bookingOf(doctor, { start }) }, { as: patient })
    }
    const free = await makeDoctor(server, {}, { video_fee: 0 })
    await openHours(server, free)
    const body = bookingOf(free, { start: '2026-03-05T10:00:00.000Z' })
    expect(await call(booking.bookAppointment, { body }, { as: patient })).toMatchObject({ state: 'confirmed' })
  })

  test('for a patient who has another visit then, also with another doctor', async () => {
    const { doctor, patient } = await openPractice(server)
    const other = await makeDoctor(server)
    await openHours(server, other, { slot_minutes: 20 })
    await bookAndPay(server, patient, doctor)
    const { status, code } = await refusal(
      booking.bookAppointment,
      { body: bookingOf(other, { start: '2026-03-04T10:20:00.000Z' }) },
      { as: patient },
    )
    expect([status, code]).toEqual([409, 'patient_busy'])
  })

  test.each([
    ['a time that begins between slots', { start: '2026-03-04T10:10:00.000Z' }, 409, 'slot_taken'],
    ['a time outside the hours', { start: '2026-03-04T20:00:00.000Z' }, 409, 'slot_taken'],
    ['less than the notice ahead', { start: '2026-03-02T10:30:00.000Z' }, 409, 'slot_taken'],
    ['beyond the horizon', { start: '2026-05-02T10:00:00.000Z' }, 409, 'slot_taken'],
    ['the past', { start: '2026-03-01T10:00:00.000Z' }, 422, 'invalid_input'],
    ['a far future', { start: '2126-03-01T10:00:00.000Z' }, 422, 'invalid_input'],
    ['a doctor nobody knows', { doctorId: '01900000-0000-7000-8000-0000000000ff' }, 422, 'invalid_input'],
    ['a price sent along', { fee: 1 }, 422, 'invalid_input'],
    ['no reason', { reason: ' ' }, 422, 'invalid_input'],
  ])('%s', async (_what, more, status, code) => {
    const { doctor, patient } = await openPractice(server)
    const refused = await refusal(booking.bookAppointment, { body: bookingOf(doctor, more) }, { as: patient })
    expect([refused.status, refused.code]).toEqual([status, code])
  })

  test('exactly two hours ahead and on the horizon’s last day are still good', async () => {
    const { doctor, patient } = await openPractice(server)
    const notice = await call(
      booking.bookAppointment,
      { body: bookingOf(doctor, { start: '2026-03-02T11:00:00.000Z' }) },
      { as: patient },
    )
    const horizon = await call(
      booking.bookAppointment,
      { body: bookingOf(doctor, { start: '2026-05-01T16:30:00.000Z' }) },
      { as: patient },
    )
    expect([notice.state, horizon.state]).toEqual(['pending_payment', 'pending_payment'])
  })

  test('for a doctor who is not verified, or a mode without a fee', async () => {
    const { doctor, patient } = await openPractice(server, {}, { licence_state: 'unverified' })
    const unverified = await refusal(booking.bookAppointment, { body: bookingOf(doctor) }, { as: patient })
    expect(unverified.errors).toMatchObject([{ field: 'doctorId', code: 'unknown_doctor' }])
    expect(
      (
        await refusal(booking.listSlots, {
          params: { id: doctor.userId },
          query: { from: '2026-03-04', to: '2026-03-04', timeZone: 'UTC' },
        })
      ).status,
    ).toBe(404)
    const { doctor: online } = await openPractice(server, {}, { clinic_fee: null })
    const clinic = await refusal(booking.bookAppointment, { body: bookingOf(online, { mode: 'clinic' }) }, { as: patient })
    expect(clinic.errors).toMatchObject([{ field: 'mode', code: 'mode_not_offered' }])
  })

  test('for a pet at a physician, nobody’s or a stranger’s pet, and no pet at a vet', async () => {
    const { doctor, patient } = await openPractice(server)
    const vet = await makeDoctor(server, {}, { kind: 'veterinarian', speciality: 'small-animals' })
    await openHours(server, vet)
    const own = await makePet(server, patient)
    const foreign = await makePet(server, await makePatient(server))
    const field = async (body: object) => (await refusal(booking.bookAppointment, { body }, { as: patient })).errors?.[0]
    expect(await field(bookingOf(doctor, { petId: own }))).toMatchObject({ field: 'petId', code: 'physician_sees_persons' })
    expect(await field(bookingOf(vet, { petId: foreign }))).toMatchObject({ field: 'petId', code: 'unknown_pet' })
    expect(await field(bookingOf(vet))).toMatchObject({ field: 'petId', code: 'veterinarian_sees_pets' })
    const appointment = await call(booking.bookAppointment, { body: bookingOf(vet, { petId: own }) }, { as: patient })
    expect(appointment.subject).toMatchObject({ kind: 'pet', id: own, species: 'dog' })
  })

  test('above the doctor’s limit of the day', async () => {
    const { doctor, patient } = await openPractice(server, { daily_limit: 1 })
    await bookAndPay(server, patient, doctor)
    const second = bookingOf(doctor, { start: '2026-03-04T15:00:00.000Z' })
    expect((await refusal(booking.bookAppointment, { body: second }, { as: await makePatient(server) })).code).toBe('slot_taken')
  })
})

test('slots go on after a visit from its end plus both buffers', async () => {
  const { doctor, patient } = await openPractice(server, { buffer_before_minutes: 5, buffer_after_minutes: 10 })
  await bookAndPay(server, patient, doctor, { start: '2026-03-04T09:00:00.000Z' })
  expect((await startsOf(doctor.userId, '2026-03-04')).slice(0, 2)).toEqual([
    '2026-03-04T09:45:00.000Z',
    '2026-03-04T10:15:00.000Z',
  ])
})

test('slots are asked for at most 62 days of a zone that exists, in order', async () => {
  const { doctor } = await openPractice(server)
  const ask = (query: object) =>
    refusal(booking.listSlots, { params: { id: doctor.userId }, query: query as Record<string, unknown> })
  const range = { from: '2026-03-04', to: '2026-05-05', timeZone: 'UTC' }
  expect((await ask(range)).errors).toMatchObject([{ field: 'to', code: 'too_long' }])
  expect(
    (await call(booking.listSlots, { params: { id: doctor.userId }, query: { ...range, to: '2026-05-04' } })).slots,
  ).not.toEqual([])
  expect((await ask({ ...range, to: '2026-03-03' })).errors).toMatchObject([{ field: 'to', code: 'ends_before_start' }])
  expect((await ask({ ...range, to: '2026-03-05', timeZone: 'Mars/Olympus' })).errors).toMatchObject([
    { field: 'timeZone', code: 'unknown_time_zone' },
  ])
})
